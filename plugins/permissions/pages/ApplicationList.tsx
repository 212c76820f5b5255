import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { formatNearDay } from '#base/calendar'
import { href } from '#base/routes'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { nameIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { Avatar, DockButton, Icon } from '#ui/components'
import { ApplicationTag, DecideBy } from '../components/tags'
import { useWords } from '../components/useWords'
import { applicationList } from '../lists'
import { useTexts } from '../plugin'
import { applicationRows } from '../records'
import { addApply, recordDetail, roleList } from '../routes'
import { TABS } from '../rules/vocabulary'

export { applicationList as data } from '../lists'
export { applicationSearch as search } from '../rules/filters'

/** Applications of the user by state, and for approvers those that wait for them (/record). */
export default observer(function ApplicationList() {
  const t = useTexts()
  const { decide } = useCore()
  const screen = useListScreen(applicationList)
  const page = usePageNavigation()
  const { open } = screen
  const apply = () => page.open(addApply)
  const row = useCallback((id: string) => <Row id={id} onOpen={() => void open(id)} />, [open])
  const isApprover = decide({ permission: 'role.approve' }).ok
  return (
    <ListScreen
      screen={screen}
      title={t('title.record')}
      row={row}
      rowHeight={92}
      tabs={TABS.filter((tab) => isApprover || tab !== 'toApprove')}
      quick={[
        { key: 'add', on: { kind: 'add' } },
        { key: 'delete', on: { kind: 'delete' } },
      ]}
      empty={
        screen.tab === 'toApprove'
          ? { title: t('empty.toApprove') }
          : { title: t('empty.applications'), action: { label: t('apply'), onPress: apply } }
      }
      menu={[{ label: t('title.roleList'), onPress: () => page.open(roleList) }]}
      dock={<DockButton shape="round" icon={<Icon svg={Plus} />} label={t('title.addApply')} onPress={apply} />}
    />
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const words = useWords()
  const application = useStore(applicationRows).get(id)
  if (!application) return null
  const { by, at, kind, state, items, lastDay } = application
  const [first, ...others] = items
  const name = nameIn(by, language)
  const what = kind === 'delete' ? t('kind.delete') : t('kind.add')
  return (
    <ListRow
      record={`role-application:${id}`}
      to={href(recordDetail, { id })}
      onOpen={onOpen}
      mark={<Avatar name={name} />}
      title={(first ? words.place(first) : id) + (others.length > 0 ? ` +${others.length}` : '')}
      tag={<ApplicationTag state={state} />}
      lines={[
        { left: t('whatBy', { what, name }), right: formatNearDay(at, language) },
        ...(state === 'approving' ? [{ left: <DecideBy day={lastDay} /> }] : []),
      ]}
    />
  )
})

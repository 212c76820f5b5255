import ClipboardText from '@phosphor-icons/core/regular/clipboard-text.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { DockButton, DueText, Icon } from '#ui/components'
import { GrantSheet } from '../components/GrantSheet'
import { GrantTag } from '../components/tags'
import { useWords } from '../components/useWords'
import { grantList } from '../lists'
import { useTexts } from '../plugin'
import { grantRows } from '../records'
import { addApply, deleteApply, record, roleDescription, roleList } from '../routes'
import { SOON } from '../rules/states'

export { grantList as data } from '../lists'
export { grantSearch as search } from '../rules/filters'

/** Roles of the user: where, until when, and whether they end soon (/roleList). */
export default observer(function RoleList() {
  const t = useTexts()
  const screen = useListScreen(grantList)
  const page = usePageNavigation(roleList)
  const { id } = useSearch(roleList)
  const apply = () => page.open(addApply)
  const row = useCallback((one: string) => <Row id={one} onOpen={() => page.setSearch({ id: one })} />, [page])
  return (
    <ListScreen
      screen={screen}
      title={t('title.roleList')}
      row={row}
      rowHeight={92}
      quick={[
        { key: 'inForce', on: { state: ['active', 'expiring'] } },
        { key: 'expiring', on: { state: ['expiring'] } },
        { key: 'future', on: { state: ['future'] } },
        { key: 'over', on: { state: ['expired', 'revoked'] } },
      ]}
      empty={{ title: t('empty.grants'), text: t('empty.grantsText'), action: { label: t('apply'), onPress: apply } }}
      menu={[
        { label: t('title.roleDescription'), onPress: () => page.open(roleDescription) },
        { label: t('title.deleteApply'), onPress: () => page.open(deleteApply) },
      ]}
      dock={
        <>
          <DockButton
            shape="pill"
            icon={<Icon svg={ClipboardText} />}
            label={t('applications')}
            onPress={() => page.open(record)}
          />
          <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('title.addApply')} onPress={apply} />
        </>
      }
    >
      {id === undefined ? null : <GrantSheet id={id} onClose={() => page.setSearch({ id: undefined })} />}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const words = useWords()
  const grant = useStore(grantRows).get(id)
  if (!grant) return null
  const { roleName, state, to } = grant
  const isNow = state === 'active' || state === 'expiring'
  return (
    <ListRow
      record={`role:${id}`}
      to={href(roleList, { id })}
      onOpen={onOpen}
      title={words.role(roleName)}
      tag={<GrantTag state={state} />}
      lines={[
        { left: words.organisation(grant), right: isNow ? <DueText day={to} soon={SOON} /> : null },
        { left: words.period(grant) },
      ]}
    />
  )
})

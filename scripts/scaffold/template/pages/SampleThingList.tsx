import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { formatNearDay } from '#base/calendar'
import { href } from '#base/routes'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { nameIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { DockButton, DueText, Icon, StatusTag } from '#ui/components'
import { useTexts } from '../plugin'
import { list, rows } from '../records'
import { sampleThingDetail, sampleThingForm } from '../routes'

export { search } from '../filters'
export { list as data } from '../records'

/** A due day within this many days is near. */
const SOON = 3

/** Sample things by state, the first due first. */
export default observer(function SampleThingList() {
  const t = useTexts()
  const { decide } = useCore()
  const screen = useListScreen(list)
  const page = usePageNavigation()
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => void open(id)} />, [open])
  const create = () => page.open(sampleThingForm)
  const mayCreate = decide({ permission: 'sampleThing.write' }).ok
  return (
    <ListScreen
      screen={screen}
      title={t('title.sampleThingList')}
      row={row}
      rowHeight={92}
      quick={[{ key: 'late', on: { late: true } }]}
      empty={{ title: t('empty.list'), ...(mayCreate && { action: { label: t('create'), onPress: create } }) }}
      dock={
        mayCreate ? <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('create')} onPress={create} /> : null
      }
    />
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const language = useLanguage()
  const record = useStore(rows).get(id)
  if (!record) return null
  const { title, state, due, owner, at } = record
  return (
    <ListRow
      record={`sample-things:${id}`}
      to={href(sampleThingDetail, { id })}
      onOpen={onOpen}
      title={title}
      tag={<StatusTag word={state} tones={{ open: 'brand', closed: 'plain' }} />}
      lines={[
        { left: nameIn(owner, language), right: state === 'open' ? <DueText day={due} soon={SOON} /> : null },
        { left: formatNearDay(at, language) },
      ]}
    />
  )
})

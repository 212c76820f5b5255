import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { DockButton, Icon, usePageTools } from '#ui/components'
import { DueAt, LevelTag, StateTag, waits } from '../components/words'
import { competitiveList } from '../lists'
import { useTexts } from '../plugin'
import { competitiveRows } from '../records'
import { toDoCompetitiveRisk } from '../routes'
import { COMPETITIVE_LEVELS, KINDS } from '../rules/vocabulary'

export { competitiveList as data } from '../lists'
export { competitiveSearch as search } from '../rules/filters'

/** Competitors at customers (/competitiveRisk). */
export default observer(function CompetitiveList() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const screen = useListScreen(competitiveList)
  const { open } = screen
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="level" options={COMPETITIVE_LEVELS} group="level" />
      <ChoiceFilter draft={draft} name="kind" options={KINDS} group="kind" />
    </>
  ))
  const row = useCallback((id: string) => <Row id={id} onOpen={() => open(id)} />, [open])
  const report = () => page.open(toDoCompetitiveRisk, {})
  return (
    <ListScreen
      screen={screen}
      title={t('title.competitiveRisk')}
      row={row}
      rowHeight={112}
      plainRows
      quick={[
        { key: 'mine', on: { mine: true } },
        { key: 'due', on: { due: true } },
        { key: 'high', on: { level: ['high'] } },
      ]}
      filter={filter.open}
      empty={{ title: t('competitives.none'), text: t('competitives.noneText') }}
      dock={
        decide({ permission: 'risk.handle' }).ok && (
          <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('competitive.report')} onPress={report} />
        )
      }
    >
      {filter.sheet}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const record = useStore(competitiveRows).get(id)
  if (!record) return null
  const { customer, competitor, kind, volumeAtRisk, gap, level, state, owner, due, evidence } = record
  const isWaiting = waits(record)
  return (
    <ListRow
      record={`competitive:${id}`}
      to={href(toDoCompetitiveRisk, { id })}
      onOpen={onOpen}
      title={say.name(customer)}
      tag={<LevelTag level={level} />}
      lines={[
        {
          left: `${competitor} · ${word('kind', kind)}`,
          right: gap === undefined ? undefined : t('competitive.cheaper', { gap: say.change(-gap) }),
        },
        { left: evidence, right: say.volume(volumeAtRisk) },
        {
          left: isWaiting ? <DueAt due={due} /> : <StateTag state={state} />,
          right: isWaiting ? `${word('state', state)} · ${say.name(owner)}` : say.name(owner),
        },
      ]}
    />
  )
})

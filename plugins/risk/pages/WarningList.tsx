import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { href } from '#base/routes'
import { OrganisationsFilter } from '#domain/choosers'
import { Sparkline } from '#kit/charts'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageTools } from '#ui/components'
import { BounceSheet } from '../components/BounceSheet'
import { changeOf, DueAt, LevelTag, StateTag, usePeriod } from '../components/words'
import { warningList } from '../lists'
import { useTexts } from '../plugin'
import { warningRows } from '../records'
import { competitiveRisk, gasRiskIssues, toDoGasRisk, toDoGasRiskDay } from '../routes'
import { DIRECTIONS, GRANULARITIES, levels } from '../rules/vocabulary'

export { warningList as data } from '../lists'
export { warningSearch as search } from '../rules/filters'

/** Customers whose volume is not as expected (/gasRisk). */
export default observer(function WarningList() {
  const t = useTexts()
  const { page } = usePageTools()
  const screen = useListScreen(warningList)
  const [showsBounces, setShowsBounces] = useState(false)
  const { open, tab } = screen
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="level" options={levels.words} group="level" />
      <ChoiceFilter draft={draft} name="direction" options={DIRECTIONS} group="direction" />
      <ChoiceFilter draft={draft} name="granularity" options={GRANULARITIES} group="granularity" />
      <div className="filter__rows">
        <OrganisationsFilter draft={draft} name="org" />
      </div>
    </>
  ))
  const row = useCallback((id: string) => <Row id={id} isOpen={tab === 'open'} onOpen={() => open(id)} />, [open, tab])
  return (
    <ListScreen
      screen={screen}
      title={t('title.gasRisk')}
      row={row}
      rowHeight={112}
      plainRows
      quick={[
        { key: 'mine', on: { mine: true } },
        { key: 'due', on: { due: true } },
        { key: 'serious', on: { level: ['serious'] } },
        { key: 'down', on: { direction: ['down'] } },
        { key: 'up', on: { direction: ['up'] } },
      ]}
      filter={filter.open}
      empty={{ title: t('warnings.none'), text: t('warnings.noneText') }}
      menu={[
        { label: t('bounces.title'), onPress: () => setShowsBounces(true) },
        { label: t('title.competitiveRisk'), onPress: () => page.open(competitiveRisk) },
        { label: t('title.gasRiskIssues'), onPress: () => page.open(gasRiskIssues) },
      ]}
    >
      {filter.sheet}
      {showsBounces ? <BounceSheet onClose={() => setShowsBounces(false)} /> : null}
    </ListScreen>
  )
})

interface RowProps {
  readonly id: string
  /** All rows of the tab are open, so only those that were returned say their state. */
  readonly isOpen: boolean
  readonly onOpen: () => void
}

const Row = observer(function Row({ id, isOpen, onOpen }: RowProps) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const periodOf = usePeriod()
  const warning = useStore(warningRows).get(id)
  if (!warning) return null
  const { customer, granularity, actual, expected, direction, state, owner, due, recent, level } = warning
  const change = say.change(changeOf(warning))
  return (
    <ListRow
      record={`gas-warning:${id}`}
      to={href(granularity === 'day' ? toDoGasRiskDay : toDoGasRisk, { id })}
      onOpen={onOpen}
      title={say.name(customer)}
      tag={<LevelTag level={level} />}
      lines={[
        {
          left: `${word('direction', direction)} ${change ?? ''} · ${periodOf(warning)}`,
          right: <Sparkline values={recent} label={t('warning.line', { change: change ?? '–' })} />,
        },
        { left: t('warning.of', { actual: say.number(actual), expected: say.number(expected) }) },
        {
          left: isOpen && state === 'open' ? <DueAt due={due} /> : <StateTag state={state} />,
          right: say.name(owner),
        },
      ]}
    />
  )
})

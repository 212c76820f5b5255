import CalendarPlus from '@phosphor-icons/core/regular/calendar-plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { type Day, days, startOfWeek } from '#base/calendar'
import { PeopleFilter } from '#domain/choosers'
import { ChoiceFilter, DaysFilter, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { DockButton, Icon } from '#ui/components'
import { WeekStrip } from '#ui/periods'
import { VisitRow } from '../components/VisitRow'
import { useVisitTools } from '../components/words'
import { visitEdit } from '../routes'
import { MOST_DAYS } from '../rules/times'
import { PURPOSES, TABS, VISIT_STATES } from '../rules/vocabulary'
import { calendar, visitListing } from '../stores'

export { visitSearch as search } from '../rules/filters'
export { visitListing as data } from '../stores'

/** Visits below a week to choose a day of: the user’s, their team’s, and those that wait for them (/visitList). */
export default observer(function VisitList() {
  const { t, page } = useVisitTools()
  const { decide } = useCore()
  const screen = useListScreen(visitListing)
  const { open, filter: shown } = screen
  const row = useCallback((id: string) => <VisitRow id={id} onOpen={open} />, [open])
  const mayPlan = decide({ permission: 'visit.write' }).ok
  const plan = { label: t('plan.title'), onPress: () => page.open(visitEdit, { step: 'plan' }) }
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="states" options={VISIT_STATES.words} group="state" />
      <ChoiceFilter draft={draft} name="purposes" options={PURPOSES.words} group="purpose" />
      <DaysFilter
        draft={draft}
        fields={['start', 'end']}
        labels={[t('filter.start'), t('filter.end')]}
        most={{ days: MOST_DAYS, text: t('error.range') }}
      />
      <div className="filter__rows">
        <PeopleFilter draft={draft} name="owners" />
      </div>
    </>
  ))
  // Salespeople have no team.
  const hasTeam = screen.tab === 'team' || (screen.answer?.counts?.team ?? 0) > 0
  return (
    <ListScreen
      screen={screen}
      title={t('title.visitList')}
      row={row}
      rowHeight={118}
      datedRows
      tabs={TABS.filter((tab) => hasTeam || tab !== 'team')}
      top={
        <Week
          tab={screen.tab}
          day={shown.start === shown.end ? shown.start : undefined}
          onChange={(day) => screen.change({ start: day, end: day })}
        />
      }
      quick={[
        { key: 'toWrite', on: { states: ['toWrite'] } },
        { key: 'planned', on: { states: ['planned', 'ongoing'] } },
        { key: 'missed', on: { states: ['missed'] } },
      ]}
      filter={filter.open}
      empty={{ title: t('empty.list'), ...(mayPlan && { action: plan }) }}
      dock={mayPlan ? <DockButton shape="round" icon={<Icon svg={CalendarPlus} />} {...plan} /> : null}
    >
      {filter.sheet}
    </ListScreen>
  )
})

interface WeekProps {
  readonly tab: (typeof TABS)[number]
  /** Undefined while the list shows more than a day. */
  readonly day: Day | undefined
  readonly onChange: (day: Day | undefined) => void
}

/** A week with the number of visits by day; a second tap on the day shows all days again. */
const Week = observer(function Week({ tab, day, onChange }: WeekProps) {
  const { t } = useVisitTools()
  const [monday, setMonday] = useState(startOfWeek(day ?? days.today()))
  const known = useStore(calendar)
  const { revision } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision grows when the counts may have changed
  useEffect(() => {
    const controller = new AbortController()
    // Without counts the days can be chosen as well; the list says what is wrong.
    known.load({ tab, monday }, controller.signal).catch(() => undefined)
    return () => controller.abort()
  }, [known, tab, monday, revision])
  const counts = Object.entries(known.of({ tab, monday }) ?? {})
  return (
    <WeekStrip
      day={day}
      marks={Object.fromEntries(counts.map(([at, { n }]) => [at, n]))}
      alerts={{
        marks: Object.fromEntries(counts.map(([at, { missed }]) => [at, missed])),
        text: (count) => t('list.missed', { count }),
      }}
      onChange={(chosen) => onChange(chosen === day ? undefined : chosen)}
      onWeek={setMonday}
    />
  )
})

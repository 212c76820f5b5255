import CalendarPlus from '@phosphor-icons/core/regular/calendar-plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { WithoutSubject } from '#kit/detail'
import { DaysFilter, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Attention, DockButton, Icon } from '#ui/components'
import { VisitRow } from '../components/VisitRow'
import { useVisitTools } from '../components/words'
import { visitEdit, visithistory } from '../routes'
import { MOST_DAYS } from '../rules/times'
import { subjectOf } from '../rules/vocabulary'
import { history } from '../stores'

export { historySearch as search } from '../rules/filters'
export { history as data } from '../stores'

/** Visits of a customer or lead, latest first, and how often it is visited (/visithistory). */
export default observer(function VisitHistory() {
  const { t } = useVisitTools()
  const { id } = useSearch(visithistory)
  if (id !== undefined) return <Shown id={id} />
  return <WithoutSubject title={t('title.visithistory')} missing={t('history.none')} />
})

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const { t, say, page } = useVisitTools()
  const { decide } = useCore()
  const screen = useListScreen(history)
  const { open, answer } = screen
  const row = useCallback((id: string) => <VisitRow id={id} onOpen={open} isOfOne />, [open])
  const { overdue = 0 } = answer ?? {}
  const plan = { label: t('plan.title'), onPress: () => page.open(visitEdit, { ...subjectOf(id), step: 'plan' }) }
  const mayPlan = decide({ permission: 'visit.write' }).ok
  const filter = useFilterSheet(screen, (draft) => (
    <DaysFilter
      draft={draft}
      fields={['start', 'end']}
      labels={[t('filter.start'), t('filter.end')]}
      most={{ days: MOST_DAYS, text: t('error.range') }}
    />
  ))
  return (
    <ListScreen
      screen={screen}
      title={answer ? say.name(answer) : t('title.visithistory')}
      row={row}
      rowHeight={96}
      datedRows
      filter={filter.open}
      sums={
        answer ? (
          <>
            <span>{t('history.perMonth', { figure: say.number(answer.perMonth) })}</span>
            {answer.share === undefined ? null : (
              <span>{t('history.share', { share: say.percent(answer.share) })}</span>
            )}
            {answer.last ? <span>{t('history.last', { day: say.nearDay(answer.last) })}</span> : null}
            {overdue > 0 ? <Attention>{t('history.overdue', { count: overdue })}</Attention> : null}
          </>
        ) : null
      }
      empty={{ title: t('history.none'), ...(mayPlan && { action: plan }) }}
      dock={mayPlan ? <DockButton shape="round" icon={<Icon svg={CalendarPlus} />} {...plan} /> : null}
    >
      {filter.sheet}
    </ListScreen>
  )
})

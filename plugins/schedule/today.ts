import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import type { Project } from './api'
import { loadToday } from './due'
import { menuText } from './plugin'
import { scheduleDetail, scheduleDetailYk, scheduleList } from './routes'
import { delayOf } from './rules/progress'
import { outboxRecord, SOON } from './rules/vocabulary'

export const moves = () => import(/* webpackChunkName: "schedule-moves" */ './dayMoves')

/** Milestones of the next days, and sites without a report (domain/schedule.md 5). */
export default async function scheduleToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const today = days.today()
  const { items } = (await loadToday(core, signal)).own
  // A report that waits on this phone is written.
  const own = items.map((project) => core.outbox.withOverlay(outboxRecord(project.id), project))
  const named = (project: Project) => nameIn(project, currentLanguage())
  const milestones = own.flatMap((project) =>
    project.next
      .filter(({ plan }) => days.between(today, plan) <= SOON)
      .map(
        (milestone): TodayItem => ({
          id: `milestone ${milestone.id}`,
          title: named(project),
          detail: menuText('today.milestone', { name: nameIn(milestone, currentLanguage()) }),
          at: momentOf(milestone.plan),
          due: milestone.plan < today ? 'late' : milestone.plan > today ? 'soon' : 'today',
          to: href(scheduleDetail, { id: project.id }),
        }),
      ),
  )
  const reports = own.flatMap((project): TodayItem[] => {
    const { id, missing } = project
    const [latest] = missing
    if (latest === undefined) return []
    return [
      {
        id: `report ${id}`,
        title: named(project),
        detail: menuText('today.report', { count: missing.length }),
        at: momentOf(latest),
        due: 'late',
        main: { does: 'write' },
        to: href(scheduleDetailYk, { id, form: 'daily', of: latest }),
      },
    ]
  })
  return [...milestones, ...reports]
}

/** Projects under construction that are late in the organisation of who plans there. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { late } = await loadToday(core, signal)
  const to = href(scheduleList, { delayed: true, state: ['running'] })
  const rows = late?.items.map((project) => {
    const { id, manager } = project
    const name = nameIn(manager, currentLanguage())
    return {
      id,
      title: nameIn(project, currentLanguage()),
      detail: menuText('team.days', { count: delayOf(project, days.today()) ?? 0 }),
      owner: { id: manager.id, name },
      canRemind: manager.id !== core.session.loginName,
      to: href(scheduleDetail, { id }),
    }
  })
  return figureOf(late, { id: 'late', label: menuText('team.late'), tone: 'late', to, rows: rows ?? [] })
}

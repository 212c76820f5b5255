import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import type { Project } from './api'
import { ownProjects } from './due'
import { menuText } from './plugin'
import { scheduleDetail, scheduleDetailYk } from './routes'
import { SOON } from './rules/vocabulary'

/** Milestones of the next days, and sites without a report (domain/schedule.md 5). */
export default async function scheduleToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const today = days.today()
  const own = await ownProjects(core, signal)
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
          due: milestone.plan < today ? 'late' : 'today',
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

import * as v from 'valibot'
import { asDay, days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import { type Project, saveDaily } from './api'
import { loadToday, reportName, sentReports } from './due'
import { menuText } from './plugin'
import { scheduleDetail, scheduleDetailYk, scheduleList } from './routes'
import { delayOf } from './rules/progress'
import { outboxRecord, SOON } from './rules/vocabulary'

export const moves = () => import(/* webpackChunkName: "schedule-moves" */ './dayMoves')

/** Milestones of the next days, and sites without a report (domain/schedule.md 5). */
export default async function scheduleToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const today = days.today()
  const { items: own } = (await loadToday(core, signal)).own
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
  const reports = own.flatMap((project) =>
    reportItem(named(project), { project: project.id, missing: project.missing }),
  )
  return [...milestones, ...reports]
}

const unreported = v.object({ project: v.string(), missing: v.array(v.string()) })

interface Unreported {
  readonly project: string
  /** The latest first. */
  readonly missing: readonly string[]
}

/** Days of a project without a report; nothing if there is none. */
function reportItem(title: string, data: Unreported): TodayItem[] {
  const { project, missing } = data
  const [latest] = missing.flatMap((day) => asDay(day) ?? [])
  if (latest === undefined) return []
  return [
    {
      id: `report ${project}`,
      title,
      detail: menuText('today.report', { count: missing.length }),
      at: momentOf(latest),
      due: 'late',
      main: { does: 'write' },
      data,
      to: href(scheduleDetailYk, { id: project, form: 'daily', of: latest }),
    },
  ]
}

const dated = v.object({ date: v.string() })

/** A report that waits on this phone is written, also once it is sent. */
export function onDevice(core: Core, items: readonly TodayItem[]): readonly TodayItem[] {
  const sent = core.store(sentReports)
  return items.flatMap((item) => {
    const { data, title } = item
    if (!v.is(unreported, data)) return [item]
    const { project, missing } = data
    const waiting = core.outbox
      .unsentOf(outboxRecord(project))
      .flatMap(({ callId, request }) => (callId === saveDaily.id && v.is(dated, request) ? [request.date] : []))
    const isWritten = (day: string) => waiting.includes(day) || sent.has(reportName(project, day))
    return reportItem(title, { project, missing: missing.filter((day) => !isWritten(day)) })
  })
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

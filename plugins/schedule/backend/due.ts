import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { notify, receivedToday } from '#harness/backend/kit'
import { delayOf } from '../rules/progress'
import { missingDays } from '../rules/site'
import { LATE, SOON } from '../rules/vocabulary'
import { managersOver } from './people'
import { dailyKind, milestoneKind, projectKind, projects, rowsOf, type SimProject, scheduled } from './records'

/** What is due in projects by itself (domain/schedule.md 3 and 5). */

/** Days without a report of a site that works. */
export function missingOf(project: SimProject, context: SimContext): Day[] {
  if (project.variant !== 'yk' || project.state !== 'running') return []
  const filed = new Set(rowsOf(dailyKind, project, context).map(({ date }) => date))
  return missingDays(filed, project.start as Day, context.now)
}

interface Title {
  readonly en: string
  readonly zh: string
}

/** Messages of the day to the project's manager and the area manager: delays, milestones, missing reports. */
export function sendDueOfProjects(context: SimContext): void {
  const { employee, now } = context
  const today = days.of(now)
  const { name: kind } = projectKind
  const send = (type: string, { projectId: id, name, nameEn }: SimProject, count: number, { en, zh }: Title) => {
    if (receivedToday(type, context).some(({ params }) => params?.id === id)) return
    const params = { id, name, days: String(count) }
    const title = { en: `${nameEn} ${en}`, zh: `${name}${zh}` }
    notify(
      [employee.loginName],
      { category: 'project', type, level: 'important', title, subject: { kind, id }, params },
      context,
    )
  }
  for (const project of projects.all(context)) {
    const concerns = [project.manager, ...managersOver(project.orgCode, context)]
    if (project.state !== 'running' || !concerns.includes(employee.loginName)) continue
    const delay = delayOf(scheduled(project), today) ?? 0
    if (delay > LATE) send('schedule.delayed', project, delay, { en: 'is late', zh: '进度延误' })
    for (const { plan, actual } of rowsOf(milestoneKind, project, context))
      if (actual === undefined && days.between(today, plan as Day) === SOON)
        send('schedule.milestoneDue', project, SOON, { en: 'has a milestone soon', zh: '里程碑即将到期' })
    const missing = missingOf(project, context)
    if (missing.length > 0)
      send('schedule.dailyMissing', project, missing.length, { en: 'lacks daily reports', zh: '缺少施工日报' })
  }
}

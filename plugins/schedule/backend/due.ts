import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { receivedToday } from '#harness/backend/kit'
import { delayOf } from '../rules/progress'
import { missingDays } from '../rules/site'
import { LATE, SOON } from '../rules/vocabulary'
import { concernedBy, notifyOf } from './people'
import { milestonesOf, projects, reportsOf, type SimProject, scheduled } from './records'

/** What is due in projects by itself (domain/schedule.md 3 and 5). */

/** Days without a report of a site that works. */
export function missingOf(project: SimProject, context: SimContext): Day[] {
  if (project.variant !== 'yk' || project.state !== 'running') return []
  const filed = new Set(reportsOf(project.projectId, context).map(({ date }) => date))
  return missingDays(filed, project.start as Day, context.now)
}

/** Messages of the day to the project's manager and the area manager: delays, milestones, missing reports. */
export function sendDueOfProjects(context: SimContext): void {
  const { employee, now } = context
  const today = days.of(now)
  const send = (type: string, project: SimProject, count: number, en: string, zh: string) => {
    if (receivedToday(type, context).some(({ params }) => params?.id === project.projectId)) return
    const title = { en: `${project.nameEn} ${en}`, zh: `${project.name}${zh}` }
    notifyOf([employee.loginName], project, { type, title, days: count }, context)
  }
  for (const project of projects.all(context)) {
    if (project.state !== 'running' || !concernedBy(project, context).includes(employee.loginName)) continue
    const delay = delayOf(scheduled(project), today) ?? 0
    if (delay > LATE) send('schedule.delayed', project, delay, 'is late', '进度延误')
    for (const { plan, actual } of milestonesOf(project.projectId, context))
      if (actual === undefined && days.between(today, plan as Day) === SOON)
        send('schedule.milestoneDue', project, SOON, 'has a milestone soon', '里程碑即将到期')
    const missing = missingOf(project, context)
    if (missing.length > 0)
      send('schedule.dailyMissing', project, missing.length, 'lacks daily reports', '缺少施工日报')
  }
}

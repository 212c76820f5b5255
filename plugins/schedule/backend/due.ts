import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { received, receivedToday, remind } from '#harness/backend/kit'
import { delayOf } from '../rules/progress'
import { missingDays } from '../rules/site'
import { LATE, SOON } from '../rules/vocabulary'
import { concernedBy, notifyOf } from './people'
import {
  logsOf,
  milestonesOf,
  projectKind,
  projects,
  reportsOf,
  type SimMilestone,
  type SimProject,
  scheduled,
} from './records'

/** What is due in projects by itself (domain/schedule.md 3 and 5). */

/** Days without a report of a site that works: since it is built, before that since the first phase has begun. */
export function missingOf(project: SimProject, context: SimContext): Day[] {
  const { projectId, phases } = project
  if (project.variant !== 'yk' || project.state !== 'running') return []
  const filed = new Set(reportsOf(projectId, context).map(({ date }) => date))
  const begun = phases.flatMap(({ actualStart }) => actualStart ?? []).sort()
  const start = phases.find(({ code }) => code === 'build')?.actualStart ?? begun[0] ?? project.start
  const changes = logsOf(projectId, context).flatMap(({ at, state }) => (state ? [{ at: new Date(at), state }] : []))
  return missingDays(filed, start as Day, context.now, changes)
}

/** Messages of the day to the project's manager and the area manager: delays, milestones, missing reports. */
export function sendDueOfProjects(context: SimContext): void {
  const { employee, now } = context
  const today = days.of(now)
  const send = (project: SimProject, notice: Parameters<typeof notifyOf>[2]) =>
    notifyOf(project, [employee.loginName], notice, context)
  const daily = (type: string, project: SimProject, days: number, en: string, zh: string) => {
    if (receivedToday(type, context).some(({ params }) => params?.id === project.projectId)) return
    const title = { en: `${project.nameEn} ${en}`, zh: `${project.name}${zh}` }
    send(project, { type, title, params: { days } })
  }
  for (const project of projects.all(context)) {
    if (project.state !== 'running' || !concernedBy(project, context).includes(employee.loginName)) continue
    const delay = delayOf(scheduled(project), today) ?? 0
    if (delay > LATE) daily(DELAYED, project, delay, 'is late', '进度延误')
    for (const milestone of milestonesOf(project.projectId, context)) {
      const left = days.between(today, milestone.plan as Day)
      if (milestone.actual !== undefined || left < 0 || left > SOON || isAnnounced(milestone, context)) continue
      send(project, milestoneDue(project, milestone, left))
    }
    const missing = missingOf(project, context)
    if (missing.length > 0)
      daily('schedule.dailyMissing', project, missing.length, 'lacks daily reports', '缺少施工日报')
  }
}

/** Reminds the manager of a project of its delay, on behalf of the employee. */
export function remindOfDelay(project: SimProject, context: SimContext): void {
  const { projectId: id, manager, name, nameEn } = project
  const title = { en: `{name} reminds you of ${nameEn}`, zh: `{name}提醒您关注${name}的进度` }
  const params = { id, name, days: String(delayOf(scheduled(project), days.of(context.now)) ?? 0) }
  const subject = { kind: projectKind.name, id }
  remind(manager, { category: 'project', level: 'important', type: DELAYED, title, subject, params }, context)
}

const DELAYED = 'schedule.delayed'
const MILESTONE_DUE = 'schedule.milestoneDue'

/** A milestone is announced once; again if its plan has moved since. */
const isAnnounced = ({ milestoneId, plan }: SimMilestone, context: SimContext) =>
  received(MILESTONE_DUE, context).some(({ params }) => params?.milestoneId === milestoneId && params.plan === plan)

const milestoneDue = (
  project: SimProject,
  { milestoneId, plan, name, nameEn }: SimMilestone,
  left: number,
): Parameters<typeof notifyOf>[2] => ({
  type: MILESTONE_DUE,
  title: { en: `${project.nameEn}: ${nameEn} is due on ${plan}`, zh: `${project.name}：${name} ${plan} 到期` },
  params: { milestoneId, plan, days: left },
})

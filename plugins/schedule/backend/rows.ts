import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { enteredBy, refusal, refuseFields } from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import * as api from '../api'
import { criticalPath } from '../rules/critical'
import { reachedFields, riskFields, taskFields, wrongInTask } from '../rules/fields'
import { MOST_BEFORE, REFUSED } from '../rules/vocabulary'
import { saveReport } from './daily'
import { concernedBy, notifyOf } from './people'
import { owned, view, writable, write } from './projects'
import {
  milestoneKind,
  milestonesOf,
  riskKind,
  risksOf,
  type SimMilestone,
  type SimProject,
  taskKind,
  tasksOf,
} from './records'

/** Saves of what belongs to a project: milestones, tasks, risks, daily reports; each has a version of its own. */

/** 5102 with the names on the way, if milestones wait for each other. */
export function refuseCycle(milestones: readonly SimMilestone[]): void {
  if (milestones.some(({ after }) => after.length > MOST_BEFORE)) throw refusal(4000, { fields: { after: 'after' } })
  const path = criticalPath(milestones.map(({ milestoneId: id, ...rest }) => ({ id, ...rest })))
  if (path.kind === 'path') return
  const names = path.ids.map((id) => milestones.find((each) => each.milestoneId === id)?.name ?? id).join(' → ')
  throw new SimRefusal(REFUSED.cycle, `Tasks wait for each other: ${names}.`, { path: names })
}

/** The row that a save names, undefined for a new one; refused if it is gone, or was changed since it was read. */
function rowBefore<T extends { readonly version: number }>(
  rows: readonly T[],
  isIt: (row: T) => boolean,
  { wire, id, shown }: { readonly wire: Wire; readonly id: unknown; readonly shown: (row: T) => object },
): T | undefined {
  const row = rows.find(isIt)
  if (id !== undefined && !row) throw refusal(4004)
  if (row && Number(wire.version) !== row.version) throw refusal(4009, shown(row))
  return row
}

const othersAt = (project: SimProject, context: SimContext) =>
  concernedBy(project, context).filter((reader) => reader !== context.employee.loginName)

const saving =
  (save: (project: SimProject, wire: Wire, context: SimContext) => void): SimHandler['run'] =>
  (wire, context) => {
    const project = writable(wire, context)
    save(project, wire, context)
    return view(project, context)
  }

export const rowHandlers: readonly SimHandler[] = [
  answer(
    api.reachMilestone,
    saving((project, wire, context) => {
      const all = milestonesOf(project.projectId, context)
      const id = wire.milestoneId
      const milestone = rowBefore(all, ({ milestoneId }) => milestoneId === id, { wire, id, shown: (row) => row })
      if (!milestone) throw refusal(4004)
      const { actual } = enteredBy(
        reachedFields({ id: milestone.milestoneId, version: milestone.version }, () => days.of(context.now)),
        wire,
      )
      refuseCycle(all)
      context.store.table(milestoneKind).put({ ...milestone, actual, version: milestone.version + 1 })
      write(project, { phase: milestone.phase, text: `✓ ${milestone.name} ${actual}` }, context)
    }),
  ),
  answer(
    api.saveTask,
    saving((project, wire, context) => {
      const { store } = context
      const { projectId } = project
      const before = rowBefore(tasksOf(projectId, context), ({ taskId }) => taskId === wire.taskId, {
        wire,
        id: wire.taskId,
        shown: (task) => owned(task, context),
      })
      const { version, ...entered } = enteredBy(taskFields(0), wire)
      refuseFields(wrongInTask(entered, before?.percent ?? 0))
      const taskId = before?.taskId ?? newRecordId('TK', store.next(taskKind.name))
      store.table(taskKind).put({ ...entered, taskId, projectId, version: version + 1 })
      write(project, { phase: entered.phase, to: entered.percent, text: entered.name }, context)
      if (entered.state === 'blocked' && before?.state !== 'blocked') {
        const title = { en: '{name} says that a task is blocked', zh: '{name}报告任务受阻' }
        notifyOf(othersAt(project, context), project, { type: 'schedule.blocked', title }, context)
      }
    }),
  ),
  answer(
    api.saveRisk,
    saving(({ projectId }, wire, context) => {
      const { store } = context
      const before = rowBefore(risksOf(projectId, context), ({ riskId }) => riskId === wire.riskId, {
        wire,
        id: wire.riskId,
        shown: (risk) => owned(risk, context),
      })
      const { version, ...entered } = enteredBy(riskFields, wire)
      const riskId = before?.riskId ?? newRecordId('RK', store.next(riskKind.name))
      store.table(riskKind).put({ ...entered, riskId, projectId, version: version + 1 })
    }),
  ),
  answer(
    api.saveDaily,
    saving((project, wire, context) => {
      const report = saveReport(project, wire, context)
      write(project, { phase: 'build', text: report.problems, photos: report.photos }, context)
      if (report.safety === 'major') {
        const title = { en: '{name} reports a major accident', zh: '{name}上报重大安全事故' }
        notifyOf(othersAt(project, context), project, { type: 'schedule.safety', title, level: 'urgent' }, context)
      }
    }),
  ),
]

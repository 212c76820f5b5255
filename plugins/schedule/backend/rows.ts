import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import { definedFields, enteredBy, refusal, refuseFields } from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import * as api from '../api'
import { criticalPath } from '../rules/critical'
import {
  needsReason,
  progressFields,
  reachedFields,
  riskFields,
  taskFields,
  wrongInProgress,
  wrongInTask,
} from '../rules/fields'
import { stateAfterReport } from '../rules/progress'
import { MOST_BEFORE, REFUSED } from '../rules/vocabulary'
import { saveReport } from './daily'
import { concernedBy, notifyOf } from './people'
import { logProgress, owned, reportOfPhase, view, writable, write, writeForecasts, writtenAt } from './projects'
import {
  milestoneKind,
  milestonesOf,
  riskKind,
  risksOf,
  type SimMilestone,
  type SimProject,
  type SimTask,
  taskKind,
  tasksOf,
  waitingOf,
} from './records'

/** Saves of what belongs to a project: milestones, tasks, risks, daily reports; each has a version of its own. */

/** 5102 with the names on the way, if milestones wait for each other. */
export function refuseCycle(milestones: readonly SimMilestone[]): void {
  if (milestones.some(({ after }) => after.length > MOST_BEFORE)) throw refusal(4000, { fields: { after: 'after' } })
  const path = criticalPath(milestones.map(waitingOf))
  if (path.kind === 'path') return
  const inWords = (name: 'name' | 'nameEn') =>
    path.ids.map((id) => milestones.find((each) => each.milestoneId === id)?.[name] ?? id).join(' → ')
  const pathEn = inWords('nameEn')
  throw new SimRefusal(REFUSED.cycle, `Tasks wait for each other: ${pathEn}.`, { path: inWords('name'), pathEn })
}

/** The row that a save names; refused if it is gone, or was changed since it was read. */
function rowOf<T extends { readonly version: number }>(
  rows: readonly T[],
  isIt: (row: T) => boolean,
  { version }: Wire,
  shown: (row: T) => object,
): T {
  const row = rows.find(isIt)
  if (!row) throw refusal(4004)
  if (Number(version) !== row.version) throw refusal(4009, shown(row))
  return row
}

const taskOf = ({ projectId }: SimProject, wire: Wire, context: SimContext): SimTask =>
  rowOf(
    tasksOf(projectId, context),
    ({ taskId }) => taskId === wire.taskId,
    wire,
    (task) => owned(task, context),
  )

/** Tasks and risks are somebody's. */
const ownerError = ({ owner }: Wire, { store }: SimContext) => ({
  owner: !store.table(employeeKind).get(String(owner)) && 'owner',
})

const othersAt = (project: SimProject, context: SimContext) =>
  concernedBy(project, context).filter((reader) => reader !== context.employee.loginName)

const saving =
  (save: (project: SimProject, wire: Wire, context: SimContext) => object | undefined): SimHandler['run'] =>
  (wire, context) => {
    const project = writable(wire, context)
    const also = save(project, wire, context)
    return { ...view(project, context), ...also }
  }

const reportOfTask = saving((project, wire, context) => {
  const task = taskOf(project, wire, context)
  const { percent, ...report } = enteredBy(progressFields(task.percent), wire)
  refuseFields(wrongInProgress({ ...report, percent }, task.percent))
  logProgress(project, { phase: task.phase, from: task.percent, name: task.name }, wire, context)
  const { reason, ...rest } = task
  const state = stateAfterReport(task.state, percent)
  const kept = definedFields({ ...rest, reason: state === 'blocked' ? reason : undefined })
  const taskVersion = task.version + 1
  context.store.table(taskKind).put({ ...kept, percent, state, version: taskVersion })
  return { taskVersion }
})

export const rowHandlers: readonly SimHandler[] = [
  answer(api.reportProgress, (wire, context) =>
    wire.taskId === undefined ? reportOfPhase(wire, context) : reportOfTask(wire, context),
  ),
  answer(
    api.reachMilestone,
    saving((project, wire, context) => {
      const all = milestonesOf(project.projectId, context)
      const milestone = rowOf(
        all,
        ({ milestoneId }) => milestoneId === wire.milestoneId,
        wire,
        (row) => row,
      )
      const { actual } = enteredBy(
        reachedFields({ id: milestone.milestoneId, version: milestone.version }, () => days.of(context.now)),
        wire,
      )
      refuseCycle(all)
      context.store.table(milestoneKind).put({ ...milestone, actual, version: milestone.version + 1 })
      writeForecasts(project, context)
      write(project, { phase: milestone.phase, text: `✓ ${milestone.name} ${actual}` }, context)
    }),
  ),
  answer(
    api.saveTask,
    saving((project, wire, context) => {
      const { store } = context
      const { projectId } = project
      const before = wire.taskId === undefined ? undefined : taskOf(project, wire, context)
      const { version, reason, ...entered } = enteredBy(taskFields(), wire, ownerError(wire, context))
      refuseFields(wrongInTask({ ...entered, reason }, before))
      const taskId = before?.taskId ?? newRecordId('TK', store.next(taskKind.name))
      // Only one name is entered: the other one was that of the task as it was called.
      const nameEn = entered.name === before?.name ? before.nameEn : undefined
      // Why less is done is said once, in the log; why it is blocked is said as long as it is.
      const why = entered.state === 'blocked' ? reason : undefined
      const known = definedFields({ nameEn, taskId, projectId, reason: why })
      const taskVersion = version + 1
      store.table(taskKind).put({ ...entered, ...known, version: taskVersion })
      const { phase, name, percent: to } = entered
      const from = before?.percent === to ? undefined : before?.percent
      const said = needsReason(entered, before) && reason !== before?.reason ? reason : undefined
      write(project, definedFields({ phase, from, to, text: [name, said].filter(Boolean).join(' · ') }), context)
      if (entered.state === 'blocked' && before?.state !== 'blocked') {
        const title = { en: '{name} says that a task is blocked', zh: '{name}报告任务受阻' }
        notifyOf(project, othersAt(project, context), { type: 'schedule.blocked', title }, context)
      }
      return { taskVersion }
    }),
  ),
  answer(
    api.saveRisk,
    saving(({ projectId }, wire, context) => {
      const { store } = context
      const known = () =>
        rowOf(
          risksOf(projectId, context),
          ({ riskId }) => riskId === wire.riskId,
          wire,
          (risk) => owned(risk, context),
        )
      const before = wire.riskId === undefined ? undefined : known()
      const { version, ...entered } = enteredBy(riskFields, wire, ownerError(wire, context))
      const riskId = before?.riskId ?? newRecordId('RK', store.next(riskKind.name))
      store.table(riskKind).put({ ...entered, riskId, projectId, version: version + 1 })
    }),
  ),
  answer(
    api.saveDaily,
    saving((project, wire, context) => {
      const { report, before } = saveReport(project, wire, context)
      const at = writtenAt(wire, context).toISOString()
      write(project, { phase: 'build', at, text: report.problems, photos: report.photos }, context)
      if (report.safety === 'major' && before?.safety !== 'major') {
        const title = { en: '{name} reports a major accident', zh: '{name}上报重大安全事故' }
        notifyOf(project, othersAt(project, context), { type: 'schedule.safety', title, level: 'urgent' }, context)
      }
    }),
  ),
]

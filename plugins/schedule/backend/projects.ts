import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  enteredBy,
  fieldErrors,
  listHandler,
  notify,
  personOf,
  picked,
  readHandler,
  refusal,
  refuseFields,
  type SimMove,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import * as api from '../api'
import { criticalPath } from '../rules/critical'
import {
  isBlockedWhy,
  isExplained,
  isSpan,
  reasonFields,
  sentPlan,
  sentProgress,
  sentReached,
  sentRisk,
  sentTask,
} from '../rules/fields'
import { actualPercent, delayOf } from '../rules/progress'
import { doneOf, type SiteQuantity } from '../rules/site'
import { LATE, MOST_BEFORE, REFUSED, STATE_MOVES } from '../rules/vocabulary'
import { saveReport } from './daily'
import { missingOf } from './due'
import { managersOver } from './people'
import {
  companyOf,
  dailyKind,
  logKind,
  milestoneKind,
  projectKind,
  projects,
  riskKind,
  rowsOf,
  type SimLog,
  type SimMilestone,
  type SimPhase,
  type SimProject,
  type SimTask,
  scheduled,
  taskKind,
} from './records'
import { QUANTITIES } from './seed'

/** Projects: list, reads, moves, rows (domain/schedule.md 2 to 4). */

const todayOf = ({ now }: SimContext) => days.of(now)
const isOpen = ({ state }: SimProject) => ['planned', 'running', 'paused'].includes(state)
const delay = (project: SimProject, context: SimContext) => delayOf(scheduled(project), todayOf(context))

function notPaused({ state }: SimProject): void {
  if (state === 'paused') throw new SimRefusal(REFUSED.paused, 'The project is paused.')
}

/** Writes an entry of the project's log by the employee. */
function write({ projectId }: SimProject, entry: Partial<SimLog>, context: SimContext): void {
  const { store, now, employee } = context
  const made = { at: now.toISOString(), by: employee.loginName, version: 1, projectId, ...entry }
  store.table(logKind).put({ logId: newRecordId('LG', store.next(logKind.name)), ...made })
}

/** Tells the project's manager and the area manager what concerns them. */
export function tell(
  project: SimProject,
  type: string,
  title: { readonly en: string; readonly zh: string },
  params: Readonly<Record<string, string>>,
  context: SimContext,
  level: 'important' | 'urgent' = 'important',
): void {
  const readers = [...new Set([project.manager, ...managersOver(project.orgCode, context)])]
  const { projectId: id, name } = project
  const subject = { kind: projectKind.name, id }
  const sent = { category: 'project', type, level, title, subject, params: { id, name, ...params } } as const
  notify(
    readers.filter((reader) => reader !== context.employee.loginName),
    sent,
    context,
  )
}

/** The phase or task that a report of progress is about. */
function targetOf(project: SimProject, wire: Wire, context: SimContext): SimPhase | SimTask {
  const isMine = (task: SimTask) => task.taskId === wire.taskId && task.projectId === project.projectId
  const found =
    wire.taskId === undefined
      ? project.phases.find(({ code }) => code === wire.phase)
      : rowsOf(taskKind, project, context).find(isMine)
  if (!found) throw refusal(4004)
  return found
}

function reported(phase: SimPhase, percent: number, today: string): SimPhase {
  const { actualEnd: _, actualStart = today, ...rest } = phase
  return {
    ...rest,
    version: phase.version + 1,
    percent,
    ...(percent > 0 && { actualStart }),
    ...(percent === 100 && { actualEnd: phase.actualEnd ?? today }),
  }
}

/** Two percents of one phase: the second is told of the first, and chooses (domain/schedule.md 2). */
function sameVersion(known: number, wire: Wire, project: SimProject, context: SimContext): void {
  if (Number(wire.version) !== known) throw refusal(4009, view(project, context))
}

/** A row's version travels, not the project's. */
const overRow = (project: SimProject, wire: Wire): Wire => ({
  ...wire,
  rowVersion: wire.version,
  version: project.version,
})
const rowVersion = ({ rowVersion: version }: Wire): Wire => ({ version })

const progress: SimMove<SimProject> = {
  right: 'schedule.update',
  from: (project) => isOpen(project) && project.phases.length > 0,
  who: notPaused,
  check: (wire, project, context) => {
    if (wire.phase === undefined && wire.taskId === undefined) return { phase: 'phase' }
    const target = targetOf(project, wire, context)
    sameVersion(target.version, rowVersion(wire), project, context)
    const wrong = fieldErrors(sentProgress.table, wire)
    const entered = { percent: Number(wire.percent), reason: textOf(wire.reason) }
    return { ...wrong, ...(!wrong.percent && !isExplained(entered, target.percent) && { reason: 'percent' }) }
  },
  run: (project, wire, context) => {
    const target = targetOf(project, wire, context)
    const { percent } = enteredBy(sentProgress, wire)
    if ('taskId' in target) {
      const state = percent === 100 ? 'done' : percent > 0 ? 'doing' : target.state
      context.store.table(taskKind).put({ ...target, percent, state, version: target.version + 1 })
      return {}
    }
    const phases = project.phases.map((each) => (each === target ? reported(each, percent, todayOf(context)) : each))
    return { phases, ...(project.state === 'planned' && { state: 'running' }) }
  },
  after: (project, before, context, wire) => {
    const { percent, photos, text, reason } = enteredBy(sentProgress, wire)
    const phase = before.phases.find(({ code }) => code === wire.phase)
    const said = [text, reason].filter(Boolean).join(' · ') || undefined
    write(
      project,
      { ...(phase && { phase: phase.code, from: phase.percent }), to: percent, text: said, photos },
      context,
    )
  },
  example: ({ phases }) => ({ phase: phases[0]?.code, rowVersion: phases[0]?.version, percent: 100, photos: [] }),
  wrong: { percent: 120 },
}

const plan: SimMove<SimProject> = {
  right: 'schedule.plan',
  from: ({ state, phases }) => ['planned', 'running', 'paused'].includes(state) && phases.length > 0,
  check: (wire, project) => {
    if (!project.phases.some(({ code }) => code === wire.phase)) return { phase: 'phase' }
    const wrong = fieldErrors(sentPlan.table, wire)
    const span = { from: textOf(wire.planStart), to: textOf(wire.planEnd) }
    return { ...wrong, ...(!wrong.planEnd && !isSpan(span) && { planEnd: 'span' }) }
  },
  run: ({ phases, end }, wire) => {
    const { planStart, planEnd } = enteredBy(sentPlan, wire)
    const moved = phases.map((phase) =>
      phase.code === wire.phase ? { ...phase, planStart, planEnd, version: phase.version + 1 } : phase,
    )
    const [last = end] = moved
      .map((phase) => phase.planEnd)
      .sort()
      .reverse()
    return { phases: moved, end: last }
  },
  after: (project, _, context, wire) => {
    const { planEnd, reason } = enteredBy(sentPlan, wire)
    for (const milestone of rowsOf(milestoneKind, project, context))
      if (milestone.phase === wire.phase && milestone.actual === undefined)
        context.store.table(milestoneKind).put({ ...milestone, plan: planEnd, version: milestone.version + 1 })
    write(project, { phase: wire.phase as SimPhase['code'], text: reason }, context)
  },
  example: ({ phases }) => ({
    phase: phases[0]?.code,
    planStart: '2026-12-01',
    planEnd: '2026-12-31',
    reason: '业主推迟停产检修',
  }),
}

const changed = (from: readonly string[], state: string, needsReason = false): SimMove<SimProject> => ({
  right: 'schedule.plan',
  from: (project) => from.includes(project.state),
  run: () => ({ state }),
  after: (project, _, context, wire) => write(project, { state, text: textOf(wire.reason) || undefined }, context),
  ...(needsReason && {
    check: (wire: Wire) => fieldErrors(reasonFields.table, wire),
    example: () => ({ reason: '等待并网批复' }),
  }),
})

/** Rows of a project are written by whoever may report its progress. */
const writes: SimMove<SimProject> = { right: 'schedule.update', from: isOpen, who: notPaused, run: () => ({}) }

const moves = simMoves(
  projects,
  {
    progress,
    plan,
    start: changed(['planned'], 'running'),
    pause: changed(['running'], 'paused', true),
    resume: changed(['paused'], 'running', true),
    accept: changed(['running'], 'accepted'),
    close: changed(['accepted'], 'closed'),
    write: writes,
  },
  view,
)

export function view(project: SimProject, context: SimContext): object {
  const company = companyOf(project, context)
  const { orgCode: _, ...rest } = project
  const [next] = rowsOf(milestoneKind, project, context)
    .filter(({ actual }) => actual === undefined)
    .sort((a, b) => (a.plan < b.plan ? -1 : 1))
  return {
    ...rest,
    ...(company && {
      customer: picked(company, 'name', 'nameEn'),
      ...picked(company, 'address', 'addressEn', 'point'),
    }),
    manager: personOf(context, project.manager),
    ...(next && { next: picked(next, 'name', 'nameEn', 'plan') }),
    missing: missingOf(project, context),
    ...moves.abilities(project, context),
  }
}

/** The project of a row's save, refused as the move `write`. */
function writable(wire: Wire, context: SimContext): SimProject {
  const { version } = projects.read(wire.id, context)
  return moves.run('write', wire.id, { version }, context) as SimProject
}

/** 5102 with the names on the way, if milestones or those of a change wait for each other. */
export function refuseCycle(milestones: readonly SimMilestone[]): void {
  if (milestones.some(({ after }) => after.length > MOST_BEFORE)) throw refusal(4000, { fields: { after: 'after' } })
  const path = criticalPath(milestones.map(({ milestoneId: id, ...rest }) => ({ id, ...rest })))
  if (path.kind === 'path') return
  const names = path.ids.map((id) => milestones.find((each) => each.milestoneId === id)?.name ?? id).join(' → ')
  throw new SimRefusal(REFUSED.cycle, `Tasks wait for each other: ${names}.`, { path: names })
}

/** What a site builds: the quantities of PJ-2, scaled by number for other sites. */
export function quantitiesOf(project: SimProject): readonly (SiteQuantity & { readonly nameEn: string })[] {
  if (project.variant !== 'yk') return []
  return QUANTITIES.map(([code, name, nameEn, unit, total, weight, planned]) => {
    const start = project.phases.find((phase) => phase.code === 'build')?.planStart ?? project.start
    const today = days.add(project.start as Day, days.between('2026-07-20' as Day, '2026-11-20' as Day))
    const plan: [Day, number][] = [
      [start as Day, Math.round(planned * 40) / 100],
      [days.add(today, -7), planned],
      [project.end as Day, total],
    ]
    return { code, name, nameEn, unit, total, weight, plan }
  })
}

const view1 = <T extends { readonly owner: string }>(row: T, context: SimContext) => ({
  ...row,
  owner: personOf(context, row.owner),
})

const STATES_FIRST = ['blocked', 'doing', 'open', 'done']

export const projectHandlers: readonly SimHandler[] = [
  listHandler(api.listProjects, projects, {
    keyword: (project, context) => {
      const company = companyOf(project, context)
      return [project.name, project.nameEn, project.projectId, company?.name, company?.nameEn]
    },
    filters: {
      org: where.below(({ orgCode }) => orgCode),
      kind: where.oneOf(({ kind }) => kind),
      state: where.oneOf(({ state }) => state),
      delayed: where.is((project, context) => (delay(project, context) ?? 0) > LATE),
      manager: where.oneOf(({ manager }) => manager),
    },
    sorts: {
      delay: (project, context) => -(delay(project, context) ?? -999),
      progress: (project) => actualPercent(scheduled(project).phases),
      end: ({ end }) => Date.parse(end),
    },
    usual: 'delay',
    row: view,
  }),
  readHandler(api.getProject, projects, view),
  answer(api.getMilestones, ({ id }, context) =>
    rowsOf(milestoneKind, projects.read(id, context), context).sort((a, b) => (a.plan < b.plan ? -1 : 1)),
  ),
  answer(api.getTasks, ({ id }, context) =>
    rowsOf(taskKind, projects.read(id, context), context)
      .sort((a, b) => STATES_FIRST.indexOf(a.state) - STATES_FIRST.indexOf(b.state) || (a.end < b.end ? -1 : 1))
      .map((task) => view1(task, context)),
  ),
  answer(api.getRisks, ({ id }, context) =>
    rowsOf(riskKind, projects.read(id, context), context)
      .sort((a, b) => (b.state > a.state ? 1 : -1) || b.probability * b.impact - a.probability * a.impact)
      .map((risk) => view1(risk, context)),
  ),
  answer(api.getLogs, ({ id }, context) =>
    rowsOf(logKind, projects.read(id, context), context)
      .sort((a, b) => (a.at < b.at ? 1 : -1))
      .map((entry) => ({ ...entry, by: personOf(context, entry.by) })),
  ),
  answer(api.listDaily, ({ id, month }, context) =>
    rowsOf(dailyKind, projects.read(id, context), context)
      .filter(({ date }) => month === undefined || date.startsWith(textOf(month)))
      .sort((a, b) => (a.date < b.date ? 1 : -1))
      .map((report) => ({ ...report, by: personOf(context, report.by) })),
  ),
  answer(api.getQuantities, ({ id }, context) => quantitiesOf(projects.read(id, context))),

  answer(api.reportProgress, (wire, context) => {
    const project = projects.read(wire.id, context)
    return view(moves.run('progress', wire.id, overRow(project, wire), context) as SimProject, context)
  }),
  ...moves.handlers({ plan: api.changePlan }),
  moves.oneOf(api.changeState, 'to', STATE_MOVES),

  answer(api.reachMilestone, (wire, context) => {
    const project = writable(wire, context)
    const all = rowsOf(milestoneKind, project, context)
    const milestone = all.find(({ milestoneId }) => milestoneId === wire.milestoneId)
    if (!milestone) throw refusal(4004)
    sameVersion(milestone.version, wire, project, context)
    const { actual } = enteredBy(
      sentReached(() => todayOf(context)),
      wire,
    )
    refuseCycle(all)
    context.store.table(milestoneKind).put({ ...milestone, actual, version: milestone.version + 1 })
    write(project, { phase: milestone.phase, text: `✓ ${milestone.name} ${actual}` }, context)
    return view(project, context)
  }),

  answer(api.saveTask, (wire, context) => {
    const project = writable(wire, context)
    const { store } = context
    const before = wire.taskId === undefined ? undefined : (targetOf(project, wire, context) as SimTask)
    if (before) sameVersion(before.version, wire, project, context)
    const wrong = fieldErrors(sentTask.table, wire)
    const span = { from: textOf(wire.start), to: textOf(wire.end) }
    const blocked = { state: textOf(wire.state), reason: textOf(wire.reason) }
    const lower = { percent: Number(wire.percent), reason: textOf(wire.reason) }
    refuseFields({
      ...wrong,
      ...(!wrong.end && !isSpan(span) && { end: 'span' }),
      ...(!isBlockedWhy(blocked) && { reason: 'blocked' }),
      ...(!wrong.percent && !isExplained(lower, before?.percent ?? 0) && { reason: 'percent' }),
    })
    const { version: _, ...entered } = enteredBy(sentTask, wire)
    const { projectId } = project
    const taskId = before?.taskId ?? newRecordId('TK', store.next(taskKind.name))
    store.table(taskKind).put({ ...entered, taskId, projectId, version: (before?.version ?? 0) + 1 })
    write(project, { phase: entered.phase, to: entered.percent, text: entered.name }, context)
    if (entered.state === 'blocked' && before?.state !== 'blocked') {
      const title = { en: '{name} says that a task is blocked', zh: '{name}报告任务受阻' }
      tell(project, 'schedule.blocked', title, {}, context)
    }
    return view(project, context)
  }),

  answer(api.saveRisk, (wire, context) => {
    const project = writable(wire, context)
    const { store } = context
    const before = rowsOf(riskKind, project, context).find(({ riskId }) => riskId === wire.riskId)
    if (wire.riskId !== undefined && !before) throw refusal(4004)
    if (before) sameVersion(before.version, wire, project, context)
    const { version: _, ...entered } = enteredBy(sentRisk, wire)
    const riskId = before?.riskId ?? newRecordId('RK', store.next(riskKind.name))
    const { projectId } = project
    store.table(riskKind).put({ ...entered, riskId, projectId, version: (before?.version ?? 0) + 1 })
    return view(project, context)
  }),

  answer(api.saveDaily, (wire, context) => {
    const project = writable(wire, context)
    if (project.variant !== 'yk') throw refusal(4010)
    const done = doneOf(rowsOf(dailyKind, project, context).filter(({ date }) => date !== wire.date))
    const report = saveReport(project, wire, { quantities: quantitiesOf(project), done }, context)
    write(project, { phase: 'build', text: report.problems, photos: report.photos }, context)
    if (report.safety === 'major') {
      const title = { en: '{name} reports a major accident', zh: '{name}上报重大安全事故' }
      tell(project, 'schedule.safety', title, { at: context.now.toISOString() }, context, 'urgent')
    }
    return view(project, context)
  }),
]

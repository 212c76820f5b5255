import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  definedFields,
  enteredBy,
  fieldErrors,
  listHandler,
  personOf,
  picked,
  readHandler,
  refusal,
  type SimMove,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import * as api from '../api'
import { planFields, progressFields, reasonFields, wrongInPlan, wrongInProgress } from '../rules/fields'
import { actualPercent, delayOf } from '../rules/progress'
import type { SiteQuantity } from '../rules/site'
import { LATE, type PhaseCode, REFUSED, STATE_MOVES } from '../rules/vocabulary'
import { missingOf } from './due'
import {
  companyOf,
  logKind,
  logsOf,
  milestoneKind,
  milestonesOf,
  projects,
  reportsOf,
  risksOf,
  type SimLog,
  type SimPhase,
  type SimProject,
  scheduled,
  taskKind,
  tasksOf,
} from './records'
import { QUANTITIES } from './seed'

/** Projects: list, reads, moves (domain/schedule.md 2 to 4); their rows are saved in `rows.ts`. */

const todayOf = ({ now }: SimContext) => days.of(now)
const isOpen = ({ state }: SimProject) => ['planned', 'running', 'paused'].includes(state)
const delay = (project: SimProject, context: SimContext) => delayOf(scheduled(project), todayOf(context))
/** The first of some days or moments first. */
const byTime = (a: string, b: string) => Number(a > b) - Number(a < b)

function notPaused({ state }: SimProject): void {
  if (state === 'paused') throw new SimRefusal(REFUSED.paused, 'The project is paused.')
}

/** Writes an entry of the project's log by the employee. */
export function write({ projectId }: SimProject, entry: Partial<SimLog>, context: SimContext): void {
  const { store, now, employee } = context
  const made = { at: now.toISOString(), by: employee.loginName, version: 1, projectId, ...entry }
  store.table(logKind).put({ logId: newRecordId('LG', store.next(logKind.name)), ...made })
}

/** The phase or task that a report of progress is about, and what a refusal for its version shows. */
function targetOf(project: SimProject, wire: Wire, context: SimContext) {
  const phase = project.phases.find(({ code }) => code === wire.phase)
  if (phase) return { phase, present: phase, shown: () => view(project, context) }
  const task = tasksOf(project.projectId, context).find(({ taskId }) => taskId === wire.taskId)
  if (!task) throw refusal(4004)
  return { task, present: task, shown: () => owned(task, context) }
}

/** A row whose owner is named. */
export const owned = <T extends { readonly owner: string }>(row: T, context: SimContext) => ({
  ...row,
  owner: personOf(context, row.owner),
})

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

/** A row's version travels, not the project's. */
const overRow = (project: SimProject, wire: Wire): Wire => ({
  ...wire,
  rowVersion: wire.version,
  version: project.version,
})

const progress: SimMove<SimProject> = {
  right: 'schedule.update',
  from: (project) => isOpen(project) && project.phases.length > 0,
  who: notPaused,
  check: (wire, project, context) => {
    if (wire.phase === undefined && wire.taskId === undefined) return { phase: 'phase' }
    const { present, shown } = targetOf(project, wire, context)
    // Two percents: the second is told of the first, and chooses (domain/schedule.md 2).
    if (Number(wire.rowVersion) !== present.version) throw refusal(4009, shown())
    return wrongInProgress(enteredBy(progressFields(present.percent), wire), present.percent)
  },
  run: (project, wire, context) => {
    const { phase } = targetOf(project, wire, context)
    if (!phase) return {}
    const percent = Number(wire.percent)
    const phases = project.phases.map((each) => (each === phase ? reported(each, percent, todayOf(context)) : each))
    return { phases, ...(project.state === 'planned' && { state: 'running' }) }
  },
  after: (project, before, context, wire) => {
    const { percent, photos, point, text, reason } = enteredBy(progressFields(0), wire)
    const { phase, task, present } = targetOf(before, wire, context)
    const said = [task?.name, text, reason].filter(Boolean).join(' · ') || undefined
    const about = { phase: phase?.code ?? task?.phase, from: present.percent, to: percent, text: said, photos }
    write(project, definedFields({ ...about, point }), context)
    if (!task) return
    const { reason: why, ...rest } = task
    // Somebody else may wait for what blocks it: only who edits the task says that it goes on.
    const isBlocked = task.state === 'blocked' && percent < 100
    const state = percent === 100 ? 'done' : percent > 0 && !isBlocked ? 'doing' : task.state
    const kept = definedFields({ ...rest, reason: isBlocked ? why : undefined })
    context.store.table(taskKind).put({ ...kept, percent, state, version: task.version + 1 })
  },
  example: ({ phases }) => ({ phase: phases[0]?.code, rowVersion: phases[0]?.version, percent: 100, photos: [] }),
  wrong: { percent: 120 },
}

const planOf = (wire: Wire) => enteredBy(planFields(wire.phase as PhaseCode), wire)
const plan: SimMove<SimProject> = {
  right: 'schedule.plan',
  from: (project) => isOpen(project) && project.phases.length > 0,
  check: (wire, project) =>
    project.phases.some(({ code }) => code === wire.phase) ? wrongInPlan(planOf(wire)) : { phase: 'phase' },
  run: ({ phases, end }, wire) => {
    const { planStart, planEnd } = planOf(wire)
    const moved = phases.map((phase) =>
      phase.code === wire.phase ? { ...phase, planStart, planEnd, version: phase.version + 1 } : phase,
    )
    return {
      phases: moved,
      end:
        moved
          .map((phase) => phase.planEnd)
          .sort(byTime)
          .pop() ?? end,
    }
  },
  after: (project, _, context, wire) => {
    const { planEnd, reason } = planOf(wire)
    for (const milestone of milestonesOf(project.projectId, context))
      if (milestone.phase === wire.phase && milestone.actual === undefined)
        context.store.table(milestoneKind).put({ ...milestone, plan: planEnd, version: milestone.version + 1 })
    write(project, { phase: wire.phase as PhaseCode, text: reason }, context)
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
    accept: {
      ...changed(['running'], 'accepted'),
      // A project is early or late by the day of its acceptance.
      run: ({ phases }, _, context) => ({
        state: 'accepted',
        phases: phases.map((phase) =>
          phase.code === 'accept' && phase.percent < 100 ? reported(phase, 100, todayOf(context)) : phase,
        ),
      }),
    },
    close: changed(['accepted'], 'closed'),
    write: writes,
  },
  view,
)

export function view(project: SimProject, context: SimContext): object {
  const company = companyOf(project, context)
  const { orgCode: _, ...rest } = project
  const [next] = milestonesOf(project.projectId, context)
    .filter(({ actual }) => actual === undefined)
    .sort((a, b) => byTime(a.plan, b.plan))
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
export function writable(wire: Wire, context: SimContext): SimProject {
  const { version } = projects.read(wire.id, context)
  return moves.run('write', wire.id, { version }, context) as SimProject
}

/** What a site builds: the quantities of PJ-2, planned over its own days. */
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

const STATES_FIRST = ['blocked', 'doing', 'open', 'done']
const severity = ({ probability, impact }: { readonly probability: number; readonly impact: number }) =>
  probability * impact

/** The id of a project that the employee may see. */
const seen = (id: unknown, context: SimContext) => projects.read(id, context).projectId

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
    [...milestonesOf(seen(id, context), context)].sort((a, b) => byTime(a.plan, b.plan)),
  ),
  answer(api.getTasks, ({ id }, context) =>
    [...tasksOf(seen(id, context), context)]
      .sort((a, b) => STATES_FIRST.indexOf(a.state) - STATES_FIRST.indexOf(b.state) || byTime(a.end, b.end))
      .map((task) => owned(task, context)),
  ),
  answer(api.getRisks, ({ id }, context) =>
    [...risksOf(seen(id, context), context)]
      .sort((a, b) => Number(a.state === 'closed') - Number(b.state === 'closed') || severity(b) - severity(a))
      .map((risk) => owned(risk, context)),
  ),
  answer(api.getLogs, ({ id }, context) =>
    [...logsOf(seen(id, context), context)]
      // Of entries of the same moment, the later one first.
      .reverse()
      .sort((a, b) => byTime(b.at, a.at))
      .map((entry) => ({ ...entry, by: personOf(context, entry.by) })),
  ),
  answer(api.listDaily, ({ id, month }, context) =>
    reportsOf(seen(id, context), context)
      .filter(({ date }) => month === undefined || date.startsWith(textOf(month)))
      .sort((a, b) => byTime(b.date, a.date))
      .map((report) => ({ ...report, by: personOf(context, report.by) })),
  ),
  answer(api.getQuantities, ({ id }, context) => quantitiesOf(projects.read(id, context))),

  answer(api.reportProgress, (wire, context) => {
    const project = projects.read(wire.id, context)
    return view(moves.run('progress', wire.id, overRow(project, wire), context) as SimProject, context)
  }),
  ...moves.handlers({ plan: api.changePlan }),
  moves.oneOf(api.changeState, 'to', STATE_MOVES),
]

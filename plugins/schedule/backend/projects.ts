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
  writable as writableRecord,
} from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import * as api from '../api'
import { planFields, progressFields, reasonFields, wrongInPlan, wrongInProgress } from '../rules/fields'
import { forecastsOf } from '../rules/forecast'
import { actualPercent, delayOf, workLength } from '../rules/progress'
import type { SiteQuantity } from '../rules/site'
import { LATE, type PhaseCode, REFUSED, SOON, STATE_MOVES } from '../rules/vocabulary'
import { missingOf, remindOfDelay } from './due'
import {
  companyOf,
  logKind,
  logsOf,
  milestoneKind,
  milestonesOf,
  projectKind,
  projects,
  reportsOf,
  risksOf,
  type SimLog,
  type SimMilestone,
  type SimPhase,
  type SimProject,
  scheduled,
  tasksOf,
  waitingOf,
} from './records'
import { QUANTITIES } from './seed/data'

/** Projects: list, reads, moves (domain/schedule.md 2 to 4); their rows are saved in `rows.ts`. */

const todayOf = ({ now }: SimContext) => days.of(now)
const isOpen = ({ state }: SimProject) => ['planned', 'running', 'paused'].includes(state)
const delay = (project: SimProject, context: SimContext) => delayOf(scheduled(project), todayOf(context))
/** The first of some days or moments first. */
const byTime = (a: string, b: string) => Number(a > b) - Number(a < b)

/** A paused project takes what was written before the pause: by `now`, which is when that was (`asWritten`). */
function notPaused({ projectId, state }: SimProject, context: SimContext): void {
  if (state !== 'paused') return
  const pause = logsOf(projectId, context)
    .filter((entry) => entry.state === 'paused')
    .pop()
  if (!pause || new Date(pause.at) <= context.now) throw new SimRefusal(REFUSED.paused, 'The project is paused.')
}

/** When a report was written: a phone without network sends it later. */
export function writtenAt(wire: Wire, { now }: SimContext): Date {
  const written = new Date(textOf(wire.deviceAt))
  return written.getTime() < now.getTime() ? written : now
}

/** A call at the time at which it was written. */
const asWritten = (wire: Wire, context: SimContext): SimContext => ({ ...context, now: writtenAt(wire, context) })

/** Writes an entry of the project's log by the employee. */
export function write({ projectId }: SimProject, entry: Partial<SimLog>, context: SimContext): void {
  const { store, now, employee } = context
  const made = { at: now.toISOString(), by: employee.loginName, version: 1, projectId, ...entry }
  store.table(logKind).put({ logId: newRecordId('LG', store.next(logKind.name)), ...made })
}

/** A row whose owner is named. */
export const owned = <T extends { readonly owner: string }>(row: T, context: SimContext) => ({
  ...row,
  owner: personOf(context, row.owner),
})

function reported(phase: SimPhase, percent: number, day: string): SimPhase {
  const { actualEnd: _, actualStart = day, ...rest } = phase
  return {
    ...rest,
    version: phase.version + 1,
    percent,
    ...(percent > 0 && { actualStart }),
    ...(percent === 100 && { actualEnd: phase.actualEnd ?? day }),
  }
}

const phaseOf = ({ phases }: SimProject, { phase }: Wire) => phases.find(({ code }) => code === phase)

/** Writes a report of progress into the log; `about` says of what. */
export function logProgress(
  project: SimProject,
  { name, ...about }: Pick<SimLog, 'phase' | 'from'> & { readonly name?: string },
  wire: Wire,
  context: SimContext,
): void {
  const { percent, photos, point, text, reason } = enteredBy(progressFields(0), wire)
  const said = [name, text, reason].filter(Boolean).join(' · ') || undefined
  const at = writtenAt(wire, context).toISOString()
  write(project, definedFields({ ...about, at, to: percent, text: said, photos, point }), context)
}

/** Of a phase; that of a task is saved in `rows.ts`. */
const progress: SimMove<SimProject> = {
  right: 'schedule.update',
  from: (project) => isOpen(project) && project.phases.length > 0,
  who: notPaused,
  check: (wire, project, context) => {
    const phase = phaseOf(project, wire)
    if (!phase) return { phase: 'phase' }
    // Two percents: the second is told of the first, and chooses (domain/schedule.md 2).
    if (Number(wire.rowVersion) !== phase.version) throw refusal(4009, view(project, context))
    return wrongInProgress(enteredBy(progressFields(phase.percent), wire), phase.percent)
  },
  run: (project, wire, context) => {
    const phases = project.phases.map((each) =>
      each.code === wire.phase ? reported(each, Number(wire.percent), todayOf(context)) : each,
    )
    return { phases, ...(project.state === 'planned' && { state: 'running' }) }
  },
  after: (project, before, context, wire) => {
    const phase = phaseOf(before, wire)
    logProgress(project, definedFields({ phase: phase?.code, from: phase?.percent }), wire, context)
  },
  example: ({ phases }) => ({ phase: phases[0]?.code, rowVersion: phases[0]?.version, percent: 100, photos: [] }),
  wrong: { percent: 120 },
}

/**
 * Reports the progress of a phase. The version that travels is the phase's; that of the project stays, because it is for
 * plan and state: a report must not refuse a plan that somebody is changing.
 */
export function reportOfPhase(wire: Wire, context: SimContext): object {
  const { version } = projects.read(wire.id, context)
  const sent = { ...wire, rowVersion: wire.version, version }
  const reported = { ...(moves.run('progress', wire.id, sent, asWritten(wire, context)) as SimProject), version }
  context.store.table(projectKind).put(reported)
  writeForecasts(reported, context)
  return view(reported, context)
}

/** Writes when milestones are expected. It follows from what is done, so that their versions stay. */
export function writeForecasts({ projectId, phases }: SimProject, context: SimContext): void {
  const table = context.store.table(milestoneKind)
  const milestones = milestonesOf(projectId, context)
  const expected = forecastsOf(milestones.map(waitingOf), phases, todayOf(context))
  for (const milestone of milestones)
    table.put(definedFields({ ...milestone, forecast: expected.get(milestone.milestoneId) }) as SimMilestone)
}

/** Changes the milestones of a phase that are not reached. */
function changeMilestones(
  { projectId }: SimProject,
  phase: unknown,
  change: Partial<SimMilestone>,
  context: SimContext,
): void {
  for (const milestone of milestonesOf(projectId, context))
    if (milestone.phase === phase && milestone.actual === undefined)
      context.store.table(milestoneKind).put({ ...milestone, ...change, version: milestone.version + 1 })
}

const planOf = (wire: Wire) => enteredBy(planFields(wire.phase as PhaseCode), wire)
const plan: SimMove<SimProject> = {
  right: 'schedule.plan',
  from: (project) => isOpen(project) && project.phases.length > 0,
  check: (wire, project) =>
    project.phases.some(({ code }) => code === wire.phase) ? wrongInPlan(planOf(wire)) : { phase: 'phase' },
  run: ({ phases }, wire) => {
    const { planStart, planEnd } = planOf(wire)
    // The version of a phase is for its reports.
    const moved = phases.map((phase) => (phase.code === wire.phase ? { ...phase, planStart, planEnd } : phase))
    const [start = planStart] = moved.map((phase) => phase.planStart).sort(byTime)
    const end = moved.map((phase) => phase.planEnd).sort(byTime)
    return { phases: moved, start, end: end.pop() ?? planEnd }
  },
  after: (project, _, context, wire) => {
    const { planStart, planEnd, reason } = planOf(wire)
    const length = Math.max(1, workLength(planStart as Day, planEnd as Day))
    changeMilestones(project, wire.phase, { plan: planEnd, days: length }, context)
    writeForecasts(project, context)
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
  after: (project, _, context, wire) => {
    write(project, { state, text: textOf(wire.reason) || undefined }, context)
    writeForecasts(project, context)
  },
  ...(needsReason && {
    check: (wire: Wire) => fieldErrors(reasonFields.table, wire),
    example: () => ({ reason: '等待并网批复' }),
  }),
})

const accept = changed(['running'], 'accepted')

const moves = simMoves(
  projects,
  {
    progress,
    plan,
    start: changed(['planned'], 'running'),
    pause: changed(['running'], 'paused', true),
    resume: changed(['paused'], 'running', true),
    accept: {
      ...accept,
      // A project is early or late by the day of its acceptance.
      run: ({ phases }, _, context) => ({
        state: 'accepted',
        phases: phases.map((phase) =>
          phase.code === 'accept' && phase.percent < 100 ? reported(phase, 100, todayOf(context)) : phase,
        ),
      }),
      after: (project, before, context, wire) => {
        changeMilestones(project, 'accept', { actual: todayOf(context) }, context)
        accept.after?.(project, before, context, wire)
      },
    },
    close: changed(['accepted'], 'closed'),
    /** Rows of a project are written by whoever may report its progress; a save of one is no move (`writable`). */
    write: { right: 'schedule.update', from: isOpen, who: notPaused, run: () => ({}) },
  },
  view,
)

export function view(project: SimProject, context: SimContext): object {
  const company = companyOf(project, context)
  const { orgCode: _, ...rest } = project
  const next = milestonesOf(project.projectId, context)
    .filter(({ actual }) => actual === undefined)
    .sort((a, b) => byTime(a.plan, b.plan))
    .filter(({ plan }, index) => index === 0 || days.between(todayOf(context), plan as Day) <= SOON)
  return {
    ...rest,
    ...(company && {
      customer: picked(company, 'name', 'nameEn'),
      ...picked(company, 'address', 'addressEn', 'point'),
    }),
    manager: personOf(context, project.manager),
    next: next.map(({ milestoneId, ...milestone }) => ({
      id: milestoneId,
      ...picked(milestone, 'name', 'nameEn', 'plan'),
    })),
    missing: missingOf(project, context),
    ...moves.abilities(project, context),
  }
}

/** The project of a row's save, refused as the move `write`; its own version is for its plan and state. */
export function writable(wire: Wire, context: SimContext): SimProject {
  const project = writableRecord(projects, 'schedule.update', wire.id, context, isOpen)
  notPaused(project, asWritten(wire, context))
  return project
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
  answer(api.remindManager, ({ id }, context) => {
    remindOfDelay(
      writableRecord(projects, 'schedule.plan', id, context, ({ state }) => state === 'running'),
      context,
    )
    return {}
  }),
  answer(api.getQuantities, ({ id }, context) => quantitiesOf(projects.read(id, context))),

  ...moves.handlers({ plan: api.changePlan }),
  moves.oneOf(api.changeState, 'to', STATE_MOVES),
]

import { type Day, days, workingDays } from '#base/calendar'
import { roundTo } from '#base/quantities'
import { LATE, type TASK_STATES } from './vocabulary'

/** Progress and delay of a project (domain/schedule.md 3, 1 to 3), for screens and server. */

export interface PlannedPhase {
  readonly weight: number
  readonly planStart: Day
  readonly planEnd: Day
  /** 0–100 */
  readonly percent: number
}

/** Working days of [from, to]. */
export const workLength = (from: Day, to: Day): number => Math.max(0, workingDays.between(days.add(from, -1), to))

/** How much of a phase should be done at the end of a day: 0 to 1. One without a working day counts one. */
function elapsed({ planStart, planEnd }: PlannedPhase, day: Day): number {
  if (day < planStart) return 0
  if (day >= planEnd) return 1
  return workLength(planStart, day) / Math.max(1, workLength(planStart, planEnd))
}

/** Weights need not add up to 100. */
function weighted<P extends PlannedPhase>(phases: readonly P[], share: (phase: P) => number): number {
  const all = phases.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : (phases.reduce((sum, phase) => sum + phase.weight * share(phase), 0) / all) * 100
}

/** What should be done by the end of a day. % */
export const plannedPercent = (phases: readonly PlannedPhase[], day: Day) =>
  weighted(phases, (phase) => elapsed(phase, day))

/** What is done. % */
export const actualPercent = (phases: readonly PlannedPhase[]) => weighted(phases, ({ percent }) => percent / 100)

/** Sums of shares differ in their last bits. */
const SLACK = 1e-9

/** First day on which as much was planned as is done now; undefined without phases. */
export function reachedOn(phases: readonly PlannedPhase[]): Day | undefined {
  if (phases.length === 0) return undefined
  const actual = actualPercent(phases)
  const [first = ''] = phases.map(({ planStart }) => planStart).sort()
  const [last = ''] = phases
    .map(({ planEnd }) => planEnd)
    .sort()
    .reverse()
  let low = days.add(first as Day, -1)
  let high = last as Day
  if (plannedPercent(phases, low) >= actual - SLACK) return low
  while (days.between(low, high) > 1) {
    const middle = days.add(low, Math.floor(days.between(low, high) / 2))
    if (plannedPercent(phases, middle) >= actual - SLACK) high = middle
    else low = middle
  }
  return high
}

export interface Scheduled {
  readonly state: string
  readonly end: Day
  readonly phases: readonly (PlannedPhase & { readonly actualEnd?: Day | undefined })[]
}

/**
 * Working days behind the plan; negative: ahead. An accepted project is judged by its last day against the plan.
 * Undefined without phases.
 */
export function delayOf({ state, end, phases }: Scheduled, today: Day): number | undefined {
  if (state === 'accepted' || state === 'closed') {
    const last = phases.map(({ actualEnd }) => actualEnd).reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), undefined)
    return last && workingDays.between(end, last)
  }
  const reached = reachedOn(phases)
  if (reached === undefined) return undefined
  const delay = workingDays.between(reached, today)
  // Before its first day nothing is early.
  return actualPercent(phases) === 0 ? Math.max(0, delay) : delay
}

/** The phase that a project is in: the latest under way, else the next one; undefined once all are done. */
export function presentPhase<P extends PlannedPhase>(phases: readonly P[]): P | undefined {
  const open = phases.filter(({ percent }) => percent < 100)
  return open.filter(({ percent }) => percent > 0).pop() ?? open[0]
}

/** In words: on time up to 0, amber up to 5 working days, late above. */
export function delayTone(delay: number | undefined): 'good' | 'warn' | 'risk' {
  if (delay === undefined || delay <= 0) return 'good'
  return delay <= LATE ? 'warn' : 'risk'
}

/** Less is done than planned, as both are shown. */
export const isBehind = (phase: PlannedPhase, today: Day): boolean =>
  phase.percent < roundTo(plannedPercent([phase], today), 1)

/** Late is a phase that is behind its plan, or was done after its last day. */
export function phaseTone(phase: Scheduled['phases'][number], today: Day): 'good' | 'risk' {
  return isBehind(phase, today) || (phase.actualEnd ?? '') > phase.planEnd ? 'risk' : 'good'
}

/** Working days that a milestone is late; one that is not reached, up to today. */
export const milestoneLate = (
  { plan, actual }: { readonly plan: Day; readonly actual?: Day | undefined },
  today: Day,
) => workingDays.between(plan, actual ?? today)

/** The state of a task after a report: somebody else may wait for what blocks it, until it is done. */
export function stateAfterReport(state: string, percent: number): (typeof TASK_STATES)[number] {
  if (percent === 100) return 'done'
  if (state === 'blocked') return 'blocked'
  return percent > 0 ? 'doing' : 'open'
}

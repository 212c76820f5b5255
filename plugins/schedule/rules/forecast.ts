import { type Day, days, workingDays } from '#base/calendar'
import { inOrder, type Waiting } from './critical'

/** When milestones are expected by what is done of their phases (domain/schedule.md 1, `forecast`), for the server. */

export interface Ahead extends Waiting {
  readonly phase: string
  readonly plan: string
  readonly actual?: string | undefined
}

interface Phase {
  readonly code: string
  readonly planStart: string
  /** 0–100 */
  readonly percent: number
}

const latest = (...days: readonly (string | undefined)[]) =>
  days.reduce<string>((last, day = '') => (day > last ? day : last), '') as Day

/**
 * Days by id of milestones that are expected later than planned. A phase under way takes the rest of its working days
 * from today; one that has not begun begins by its plan, today at the earliest, and after those that it waits for.
 */
export function forecastsOf(
  milestones: readonly Ahead[],
  phases: readonly Phase[],
  today: Day,
): ReadonlyMap<string, Day> {
  const order = inOrder(milestones)
  if (order.kind === 'cycle') return new Map()
  const expected = new Map<string, Day>()
  for (const { id, phase: code, days: length, after, actual } of order.items) {
    const phase = phases.find((each) => each.code === code)
    const before = latest(...after.map((each) => expected.get(each)))
    if (actual !== undefined) expected.set(id, actual as Day)
    else if (phase && phase.percent > 0) {
      const rest = Math.ceil((length * (100 - phase.percent)) / 100)
      expected.set(id, latest(workingDays.add(today, rest), before))
    } else if (phase) {
      const start = latest(phase.planStart, today, before && workingDays.add(before, 1))
      expected.set(id, workingDays.add(days.add(start, -1), Math.max(1, length)))
    }
  }
  return new Map(
    milestones.flatMap(({ id, plan, actual }) => {
      const day = expected.get(id)
      return actual === undefined && day !== undefined && day > plan ? [[id, day]] : []
    }),
  )
}

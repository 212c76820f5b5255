import { DAY } from '#base/calendar'
import type { VisitState } from './vocabulary'

/** A visit that nobody left is to be written after this. ms */
const LEFT_AFTER = DAY / 2

interface Moments {
  /** As it was last written. */
  readonly state: VisitState
  readonly to: Date
  readonly arrivedAt?: Date | undefined
}

/** The state at a time: whoever forgets to leave has minutes to write, whoever does not arrive has missed the visit. */
export function stateAt({ state, to, arrivedAt }: Moments, now: Date): VisitState {
  const isAfter = (moment: Date, wait: number) => now.getTime() >= moment.getTime() + wait
  if (state === 'ongoing' && arrivedAt && isAfter(arrivedAt, LEFT_AFTER)) return 'toWrite'
  return state === 'planned' && isAfter(to, DAY) ? 'missed' : state
}

/** Share of the visits that took place; undefined before the first. */
export function doneShare(done: number, missed: number): number | undefined {
  return done + missed === 0 ? undefined : done / (done + missed)
}

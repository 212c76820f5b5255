import { DAY } from '#base/calendar'
import type { VisitState } from './vocabulary'

/** A visit that nobody left is to be written after this. ms */
export const LEFT_AFTER = DAY / 2

interface Moments {
  /** As it was last written; being there changes nothing of it. */
  readonly state: VisitState
  readonly to: Date
  /** Of the first check-in that counts. */
  readonly arrivedAt?: Date | undefined
  /** The owner, or everybody who came. */
  readonly hasLeft: boolean
}

/** The state at a time: whoever forgets to leave has minutes to write, whoever does not arrive has missed the visit. */
export function stateAt({ state, to, arrivedAt, hasLeft }: Moments, now: Date): VisitState {
  const isAfter = (moment: Date, wait: number) => now.getTime() >= moment.getTime() + wait
  if (state !== 'planned') return state
  if (arrivedAt) return hasLeft || isAfter(arrivedAt, LEFT_AFTER) ? 'toWrite' : 'ongoing'
  return isAfter(to, DAY) ? 'missed' : 'planned'
}

/** Share of the visits that took place; undefined before the first. */
export function doneShare(done: number, missed: number): number | undefined {
  return done + missed === 0 ? undefined : done / (done + missed)
}

import { type Day, daysBetween, momentOf } from '#base/calendar'
import type { ContractState } from './vocabulary'

/** Days before its end from which a contract counts as ending (domain/contracts.md 4). */
const WINDOW = 90

/** Days from one day to another; negative if it is past. */
export function daysLeft(end: Day, today: Day): number {
  return daysBetween(momentOf(today), momentOf(end))
}

/** State of a company's contract, from its last day. */
export function contractState(end: Day | undefined, today: Day): ContractState {
  if (end === undefined) return 'none'
  const left = daysLeft(end, today)
  if (left < 0) return 'ended'
  return left <= WINDOW ? 'ending' : 'active'
}

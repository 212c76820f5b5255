import { DAY, startOfDay } from '#base/calendar'
import type { Stage } from './vocabulary'

/** Days without contact and days in the stage after which an owned lead returns to the pool. */
export const RETURN_DAYS: Readonly<Partial<Record<Stage, { readonly quiet: number; readonly stay: number }>>> = {
  found: { quiet: 15, stay: 30 },
  verified: { quiet: 60, stay: 90 },
  followedUp: { quiet: 60, stay: 180 },
}

/**
 * Day (midnight, +08:00) at whose end an owned lead returns to the pool (job at 00:30 of the next day); undefined for
 * stages without a return, or if both dates are undefined.
 */
export function returnDate(stage: Stage, since: Date | undefined, lastContact: Date | undefined): Date | undefined {
  const days = RETURN_DAYS[stage]
  if (days === undefined) return undefined
  const ends = [lastContact && startOfDay(lastContact) + days.quiet * DAY, since && startOfDay(since) + days.stay * DAY]
  const known = ends.filter((end) => end !== undefined)
  return known.length > 0 ? new Date(Math.min(...known)) : undefined
}

/** Days in a stage from which on it takes longer than usual (domain/leads.md 5 'times'). */
const SLOW_AFTER: Readonly<Partial<Record<Stage, number>>> = { found: 7, verified: 21, followedUp: 45, opportunity: 90 }

/** Time after which managers are notified of an opportunity. Days */
export const OPPORTUNITY_WARNING = 90

export function isSlow(stage: Stage, days: number): boolean {
  const usual = SLOW_AFTER[stage]
  return usual !== undefined && days > usual
}

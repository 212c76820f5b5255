import { DAY, startOfDay } from '#src/calendar'
import type { Stage } from './vocabulary'

/** Days without contact, and days in one stage, after which an owned lead goes back to the pool. */
const RETURN_DAYS: Readonly<Partial<Record<Stage, { readonly quiet: number; readonly stay: number }>>> = {
  found: { quiet: 15, stay: 30 },
  verified: { quiet: 60, stay: 90 },
  followedUp: { quiet: 60, stay: 180 },
}

/**
 * The day (midnight, +08:00) at whose end an owned lead goes back to the pool (run at 00:30 of the next); undefined for
 * the stages that never do, or when nothing is known of its past.
 */
export function returnDate(stage: Stage, since: Date | undefined, lastContact: Date | undefined): Date | undefined {
  const days = RETURN_DAYS[stage]
  if (days === undefined) return undefined
  const ends = [lastContact && startOfDay(lastContact) + days.quiet * DAY, since && startOfDay(since) + days.stay * DAY]
  const known = ends.filter((end) => end !== undefined)
  return known.length > 0 ? new Date(Math.min(...known)) : undefined
}

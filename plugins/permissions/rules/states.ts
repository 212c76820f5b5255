import { type Day, days, workingDays } from '#base/calendar'
import type { Abilities } from '#base/wire'
import type { GrantState } from './vocabulary'

/** A role that ends within this time is shown as expiring. days */
export const SOON = 14
/** An application that nobody has decided lapses after this time. Working days */
const DECIDED_WITHIN = 10
/** Approvers are reminded at most this often. ms */
const URGED_EVERY = 4 * 3_600_000

/** State of a role on a day (domain/permissions.md 'Records'). */
export function grantState(
  { from, to, revoked }: { readonly from: string; readonly to: string; readonly revoked?: boolean },
  today: Day,
): GrantState {
  if (revoked) return 'revoked'
  if (to < today) return 'expired'
  if (from > today) return 'future'
  return to <= days.add(today, SOON) ? 'expiring' : 'active'
}

/** The last day on which an application made at a moment can be decided. */
export function lastDay(appliedAt: Date): Day {
  return workingDays.add(days.of(appliedAt), DECIDED_WITHIN)
}

/** True once an application was not decided in time. */
export function isLapsed(appliedAt: Date, now: Date): boolean {
  return days.of(now) > lastDay(appliedAt)
}

/** True if the approvers were reminded too recently for another reminder. */
export function isUrgedRecently(urgedAt: Date | undefined, now: Date): boolean {
  return urgedAt !== undefined && now.getTime() - urgedAt.getTime() < URGED_EVERY
}

/** An application is shown as urgent from this time before its last day. days */
export const URGENT = 3

/** True if a role can be given up, or could but for a rule that the user can do something about (`why.giveUp`). */
export function canBeGivenUp({ can, why }: Abilities): boolean {
  return can.includes('giveUp') || why.giveUp !== undefined
}

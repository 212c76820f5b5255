import { type Day, days } from '#base/calendar'

/** Days of a role, both included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

/** Days */
export const HALF_A_YEAR = 183

/** Longest period of a role. days */
export function mostDays(roleName: string): number {
  return roleName === 'approver' ? HALF_A_YEAR : 366
}

/** Key of the error of a requested period (`error.period`, `error.past`); undefined if it can be requested. */
export function periodError(roleName: string, { from, to }: Period, today: Day): 'period' | 'past' | undefined {
  if (to < from || days.between(from, to) + 1 > mostDays(roleName)) return 'period'
  return to < today ? 'past' : undefined
}

/**
 * The remaining pieces of a requested period after the periods already held or applied for, in order; empty if none
 * remain (domain/permissions.md 'Overlap'). Days before today are dropped, because roles are not granted for past days.
 */
export function piecesOf(requested: Period, held: readonly Period[], today: Day): readonly Period[] {
  const pieces: Period[] = []
  let from = requested.from < today ? today : requested.from
  for (const other of [...held].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (other.to < from || other.from > requested.to) continue
    if (other.from > from) pieces.push({ from, to: days.add(other.from, -1) })
    from = days.add(other.to, 1)
  }
  return from > requested.to ? pieces : [...pieces, { from, to: requested.to }]
}

/** A period of the same length from today on, for 'apply again'; a period in the future does not change. */
export function periodAgain({ from, to }: Period, today: Day): Period {
  return from >= today ? { from, to } : { from: today, to: days.add(today, days.between(from, to)) }
}

/** The period that follows a role, of the same length as far as it may be requested; from today if the role is over. */
export function periodAfter(
  { roleName, from, to, state }: Period & { readonly roleName: string; readonly state: string },
  today: Day,
): Period {
  const isOver = state === 'expired' || state === 'revoked'
  const first = isOver ? today : days.add(to, 1)
  return { from: first, to: days.add(first, Math.min(days.between(from, to), mostDays(roleName) - 1)) }
}

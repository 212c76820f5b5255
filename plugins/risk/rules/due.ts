import { type Day, days, momentOf, workingDays } from '#base/calendar'
import type { CompetitiveLevel, Level } from './vocabulary'

/** When warnings are due, and who learns that they are late (domain/risk.md 4). */

const WORKING_DAYS: Readonly<Partial<Record<string, number>>> = { serious: 1, high: 1, warning: 3, medium: 3 }
/** Of any other level, and of what has none. */
const USUAL_DAYS = 5

/** Of the day on which something is due. */
export const DUE_HOUR = 18

export type AnyLevel = Level | CompetitiveLevel

/** When something raised at a moment is due: 18:00 of a working day, by its level. */
export const dueOf = (raised: Date, level?: AnyLevel): Date =>
  workingDays.due(raised, WORKING_DAYS[level ?? ''] ?? USUAL_DAYS)

/** When something is due that is somebody's once more: as before, or, once that is over, as if it was raised now. */
export const dueAgain = (due: Date, now: Date, level?: AnyLevel): Date => (due > now ? due : dueOf(now, level))

/** Working days after the due day on which managers and approvers learn that it is late; the owner does at once. */
const ESCALATED = { manager: 1, approver: 3 } as const

/** The day on which people with a role learn that something is overdue. */
export const escalatedOn = (due: Date, role: keyof typeof ESCALATED): Day =>
  workingDays.add(days.of(due), ESCALATED[role])

/** Where a due time lies as seen from now: past, today, this week (to Sunday), or later. */
export function dueStateOf(due: Date, now: Date): 'overdue' | 'today' | 'week' | 'later' {
  if (due <= now) return 'overdue'
  const today = days.of(now)
  if (days.of(due) === today) return 'today'
  const sunday = days.add(today, (7 - days.weekday(today)) % 7)
  return due < momentOf(days.add(sunday, 1)) ? 'week' : 'later'
}

import { DAY, type Day, days, momentOf, workingDays } from '#base/calendar'

/** Rules of times (domain/visits.md 1, 5). */

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** From beginning to end of a visit. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** 15 minutes to 8 hours, within one day. */
export function isVisitTime({ from, to }: Span): boolean {
  const length = to.getTime() - from.getTime()
  return length >= 15 * MINUTE && length <= 8 * HOUR && days.of(from) === days.of(to)
}

/** Length of a visit at first. ms */
const USUAL = HOUR

/** When a visit that begins then ends at first: after an hour, within its day. */
export function usualEnd(from: Date): Date {
  const lastMinute = momentOf(days.add(days.of(from), 1)).getTime() - MINUTE
  return new Date(Math.min(from.getTime() + USUAL, lastMinute))
}

/** Longest range of a calendar or history. days */
export const MOST_DAYS = 92

/** Days of a range, both included. */
export function isRange(from: Day, to: Day): boolean {
  return from <= to && days.between(from, to) < MOST_DAYS
}

/** When a need found at a visit is due: a week later, or the next working day. */
export function dueDay(visit: Day): Day {
  const week = days.add(visit, 7)
  return workingDays.is(week) ? week : workingDays.add(week, 1)
}

/** The manager learns of a need that is late by this. days */
export const MANAGER_AFTER = 3

/** Most reminders to write the minutes. */
const MOST_REMINDERS = 3

/** When the owner is reminded of a visit: at 18:00 on the day before, and half an hour before. */
export function visitReminders({ from }: Pick<Span, 'from'>): readonly Date[] {
  return [momentOf(days.add(days.of(from), -1), 18), new Date(from.getTime() - 30 * MINUTE)]
}

/** When the owner is reminded of the minutes: two hours after leaving, and at 09:00 of the following days. */
export function minutesReminders(left: Date): readonly Date[] {
  const mornings = Array.from({ length: MOST_REMINDERS - 1 }, (_, index) =>
    momentOf(days.add(days.of(left), index + 1), 9),
  )
  return [new Date(left.getTime() + 2 * HOUR), ...mornings]
}

/** Minutes can be changed for a day after the visit is done; then there are comments only. */
export function isLocked(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() > DAY
}

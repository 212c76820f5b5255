import { type Day, days } from '#base/calendar'
import { roundTo } from '#base/quantities'

/** How often a customer is visited (domain/visits.md 5 'frequency'). */

/** The visits of this time count. days */
export const COUNTED_DAYS = 90

/** Visits in 90 days as visits a month. */
export const perMonth = (count90: number): number => roundTo(count90 / 3, 1)

const TARGETS: Readonly<Record<string, number>> = { 1: 14, 2: 30, 3: 60, 4: 60 }

/** Days within which a customer of this scale is visited again; undefined for a lead. */
export const targetDays = (scale: string | undefined): number | undefined => TARGETS[scale ?? '']

/** Days by which the next visit is late; 0 if it is not, undefined without a target or a visit. */
export function overdueDays(last: Day | undefined, scale: string | undefined, today: Day): number | undefined {
  const target = targetDays(scale)
  return last === undefined || target === undefined ? undefined : Math.max(0, days.between(last, today) - target)
}

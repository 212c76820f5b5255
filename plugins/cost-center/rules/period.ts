import { asDay, type Day, days, workingDays } from '#base/calendar'
import { MOST_MONTHS, STEP_DAYS } from './vocabulary'

/** Periods of centers, and the time that a step takes (domain/cost-center.md 1 and 3). */

const firstOf = (day: Day) => `${day.slice(0, 8)}01` as Day

/** True for the first day of a month, from this month to twelve months on. */
export function isStart(text: string, today: Day): boolean {
  const day = asDay(text)
  if (!day?.endsWith('-01')) return false
  const first = firstOf(today)
  return day >= first && day <= days.addMonths(first, MOST_MONTHS)
}

/** True for the last day of a month. */
export function isMonthEnd(text: string): boolean {
  const day = asDay(text)
  return day !== undefined && days.monthEnd(day) === day
}

/** The first days of the months after this one: what most requests begin with. */
export const nextStarts = (today: Day): readonly Day[] => [1, 2].map((months) => days.addMonths(firstOf(today), months))

/** The last day of a year that begins with a day. */
export const yearEnd = (from: Day): Day => days.add(days.addMonths(from, MOST_MONTHS), -1)

interface Period {
  readonly from: string
  readonly to?: string | undefined
}

export const isValidOn = ({ from, to }: Period, day: string): boolean => from <= day && (to === undefined || day <= to)

/** Months of a period, both included; undefined for an open one. */
export function monthsOf({ from, to }: Period): number | undefined {
  if (to === undefined) return undefined
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return month(to) - month(from) + 1
}

/** State of a center on a day. */
export function centerState({ from, to }: Period, today: Day): 'future' | 'valid' | 'closed' {
  if (from > today) return 'future'
  return isValidOn({ from, to }, today) ? 'valid' : 'closed'
}

/** Working days that a step has taken, from day 0 of its beginning. */
export const stepDays = (since: Date, now: Date): number =>
  Math.max(0, workingDays.between(workingDays.dayZero(since), days.of(now)))

/** True once a step takes longer than it should. */
export const isLate = (since: Date, now: Date): boolean => stepDays(since, now) > STEP_DAYS

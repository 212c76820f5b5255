import { sumOf } from '#base/quantities'
import type { Day } from './day'

/** A month as on the wire, `2026-11`, as a number, so that months can be added and compared. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The year of a day or month. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The month of such a number, as on the wire. */
export const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** Share of the month of a day that has passed, the day included: 20 November is 20/30. */
export function passedOf(today: string): number {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return day / new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** So many months, oldest first, of which the given one is the last. */
export const monthsUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthOf(monthNumber(last) - count + 1 + index))

/** A year of monthly volumes, compared with the year before (domain/customer.md 5). */
export interface TwelveMonths {
  /** Sum of the months that have a value, the current one to date. In the unit of the months */
  readonly total: number
  /** Share by which it rose or fell; none for a company that is new: under 3 months to compare, or nothing before. */
  readonly change?: number
  /** Oldest first, the current month last; null for a month without a value. */
  readonly months: readonly (number | null)[]
  /** Months that were compared, if not all 12. */
  readonly of?: number
}

const YEAR = 12
/** Minimum number of compared months; fewer are not significant. */
const FEWEST = 3

/**
 * The current month to date and the 11 before, compared with the same months a year ago, of which the last counts up to
 * the same day. A month that is missing in one year is omitted from both.
 * `months`: volumes by month, `2026-11`.
 */
export function twelveMonths(months: ReadonlyMap<string, number>, today: Day): TwelveMonths {
  const volumes = (last: string) => monthsUntil(last, YEAR).map((month) => months.get(month) ?? null)
  const [now, before] = [volumes(today), volumes(monthOf(monthNumber(today) - YEAR))]
  const pairs = now.flatMap((volume, index) => {
    const earlier = before[index] ?? null
    if (volume === null || earlier === null) return []
    return [[volume, index === YEAR - 1 ? earlier * passedOf(today) : earlier] as const]
  })
  const base = sumOf(pairs, ([, earlier]) => earlier)
  const isNew = pairs.length < FEWEST || base === 0
  return {
    total: sumOf(now, (volume) => volume ?? 0),
    months: now,
    ...(!isNew && { change: sumOf(pairs, ([volume]) => volume) / base - 1 }),
    ...(!isNew && pairs.length < YEAR && { of: pairs.length }),
  }
}

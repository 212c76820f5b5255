import { DAY } from '#base/calendar'

/** A day, or a moment with its offset; months are not moved. */
const DATED = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/**
 * Moves all dates of a record by `days`: every text that consists of a day or a moment only. Changes made over the seed
 * of an earlier day thus retain their distance to the seeded records.
 */
export function moveDays<T>(value: T, days: number): T
export function moveDays(value: unknown, days: number): unknown {
  if (days === 0) return value
  if (typeof value === 'string') return DATED.test(value) ? moved(value, days) : value
  if (Array.isArray(value)) return value.map((each: unknown) => moveDays(each, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, moveDays(each, days)]))
}

/** Moves the day; the time stays as written. */
function moved(text: string, days: number): string {
  const day = Date.parse(text.slice(0, 10))
  return Number.isNaN(day) ? text : new Date(day + days * DAY).toISOString().slice(0, 10) + text.slice(10)
}

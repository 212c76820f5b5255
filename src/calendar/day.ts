declare const brand: unique symbol
/** A business day, `2026-11-20`: in +08:00 whatever the device's zone; can be compared and sorted as text. */
export type Day = string & { readonly [brand]: 'Day' }

/* Business days are days in +08:00, whatever the device's zone: due dates are the same for the whole team and the
   server. China has no summer time, so a fixed offset is exact. */

/** ms */
export const DAY = 86_400_000
const OFFSET = 8 * 3_600_000

/** The day in +08:00 of a moment. */
export function dayOf(at: Date | number): Day {
  return new Date(Number(at) + OFFSET).toISOString().slice(0, 10) as Day
}

export function today(now: Date = new Date()): Day {
  return dayOf(now)
}

/** Parses a day; undefined if it does not exist (`2026-02-30`). */
export function asDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text ? (text as Day) : undefined
}

/** The moment of a time (+08:00) on a day. */
export function momentOf(day: Day, hours = 0, minutes = 0): Date {
  return new Date(numberOf(day) * DAY - OFFSET + hours * 3_600_000 + minutes * 60_000)
}

/** Days since the epoch. */
const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / DAY
const ofNumber = (number: number) => new Date(number * DAY).toISOString().slice(0, 10) as Day

export function addDays(day: Day, n: number): Day {
  return ofNumber(numberOf(day) + n)
}

/** Days from `a` to `b`; negative when `b` is earlier. */
export function daysFrom(a: Day, b: Day): number {
  return numberOf(b) - numberOf(a)
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(numberOf(day) * DAY).getUTCDay()
}

/** The last day of a day's month. */
export function monthEnd(day: Day): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as Day
}

/** The same day of another month, at most that month's last: 31 Jan + 1 = 28 Feb. */
export function addMonths(day: Day, n: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + n, 1)).toISOString().slice(0, 10) as Day
  const last = monthEnd(first)
  const same = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`
  return same > last ? last : (same as Day)
}

/** Midnight (+08:00) of the business day of `time`. ms */
export function startOfDay(time: Date | number): number {
  return Math.floor((Number(time) + OFFSET) / DAY) * DAY - OFFSET
}

/** Whole business days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Date | number, to: Date | number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY)
}

/** A date whose UTC fields (`getUTCHours` …) show the time in the business zone; use it only to read them. */
export function wallClock(time: Date): Date {
  return new Date(time.getTime() + OFFSET)
}

/** The moment of a time in the business zone; `month` from 1. */
export function fromWallClock(year: number, month: number, day: number, hours = 0, minutes = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hours, minutes) - OFFSET)
}

/** Functions on days, for areas. */
export const days = { today, of: dayOf, add: addDays, addMonths, between: daysFrom, monthEnd, weekday: weekdayOf }

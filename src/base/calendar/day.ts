import type { Day } from '#base/wire'
import { DAY, fromWallClock, wallClock } from './wallClock'

/** A business day, `2026-11-20`: in +08:00 whatever the device's zone; can be compared and sorted as text. */
export type { Day }

/** The day in +08:00 of a moment. */
export function dayOf(at: Date | number): Day {
  return wallClock(new Date(at)).toISOString().slice(0, 10) as Day
}

export function today(now: Date = new Date()): Day {
  return dayOf(now)
}

/** The year in +08:00. */
export const thisYear = (now: Date = new Date()) => Number(today(now).slice(0, 4))

/** Parses a day; undefined if it does not exist (`2026-02-30`). */
export function asDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text ? (text as Day) : undefined
}

/** The moment of a time (+08:00) on a day. */
export function momentOf(day: Day, hours = 0, minutes = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return fromWallClock(year, month, date, hours, minutes)
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

/** Weekday of the first day of the epoch. */
const THURSDAY = 4

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: Day): number {
  return (((numberOf(day) + THURSDAY) % 7) + 7) % 7
}

/** The Monday of a day's week. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
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

/** Functions on days, for areas. */
export const days = { today, of: dayOf, add: addDays, addMonths, between: daysFrom, monthEnd, weekday: weekdayOf }

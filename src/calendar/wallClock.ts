/*
 * The business day is that of +08:00, whatever zone a device is in: what is due today is so for the whole team and for the
 * server. China has no summer time, so a fixed offset is exact.
 */

/** ms */
export const DAY = 86_400_000
const OFFSET = 8 * 3_600_000

/** Midnight (+08:00) of the business day that holds `time`. ms */
export function startOfDay(time: Date | number): number {
  return Math.floor((Number(time) + OFFSET) / DAY) * DAY - OFFSET
}

/** Whole business days from that of `from` to that of `to`; negative when `to` is earlier. */
export function daysBetween(from: Date | number, to: Date | number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY)
}

/** A date whose UTC fields (`getUTCHours` …) are the business's wall clock; only for reading those. */
export function wallClock(time: Date): Date {
  return new Date(time.getTime() + OFFSET)
}

/** The moment at which the business's clocks show this; `month` from 1. */
export function fromWallClock(year: number, month: number, day: number, hours = 0, minutes = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hours, minutes) - OFFSET)
}

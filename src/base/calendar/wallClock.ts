/* Business days are days in +08:00, whatever the device's zone: due dates are the same for the whole team and the
   server. China has no summer time, so a fixed offset is exact. */

/** ms */
export const DAY = 86_400_000
const OFFSET = 8 * 3_600_000

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

/** Days of +08:00, whatever the device's zone: what is due today is so for the whole team. */

export const DAY = 86_400_000
const OFFSET = 8 * 3_600_000

/** Midnight (+08:00) of the day that holds `time`. ms */
export function startOfDay(time: Date | number): number {
  return Math.floor((Number(time) + OFFSET) / DAY) * DAY - OFFSET
}

/** Whole days from the day of `from` to the day of `to`; negative when `to` is earlier. */
export function daysBetween(from: Date | number, to: Date | number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY)
}

/** Months as on the wire, `2026-11`; as a number they can be added. */

export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

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

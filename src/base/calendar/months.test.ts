/** @jest-environment node */

import { roundTo } from '#base/quantities'
import { type Day, startOfWeek } from './day'
import { monthNumber, monthOf, monthsUntil, passedOf, twelveMonths } from './months'

const TODAY = '2026-11-20' as Day
/** C-000001 from December to November. 10⁴ m³ */
const NOW = [292, 301, 235, 310, 316, 322, 318, 330, 336, 338, 342, 200]
const BEFORE = [286, 295, 241, 298, 296, 300, 305, 302, 308, 312, 310, 296]

/** Volumes of the months up to `last`; null is a month without bills. */
function monthsUpTo(last: string, volumes: readonly (number | null)[]): Map<string, number> {
  const first = monthNumber(last) - volumes.length + 1
  return new Map(volumes.flatMap((volume, index) => (volume === null ? [] : [[monthOf(first + index), volume]])))
}

const without = (volumes: readonly number[], index: number) => volumes.map((each, at) => (at === index ? null : each))
const percent = (share: number | undefined) => share && roundTo(share * 100, 1)

test('months are counted over the turn of a year', () => {
  expect(monthsUntil('2026-01-20', 3)).toEqual(['2025-11', '2025-12', '2026-01'])
  expect(passedOf('2026-11-20')).toBe(20 / 30)
})

test('the running month counts against the same part of it a year ago: 3640/3450.33 = +5.5 %', () => {
  const year = twelveMonths(monthsUpTo('2026-11', [...BEFORE, ...NOW]), TODAY)
  expect(year).toMatchObject({ total: 3640, months: NOW })
  expect(percent(year.change)).toBe(5.5)
  expect(year.of).toBeUndefined()
})

test('a month missing in one of the years is left out of both: 3405/3209.33 = +6.1 %, 11 of 12', () => {
  const thisYear = twelveMonths(monthsUpTo('2026-11', [...BEFORE, ...without(NOW, 2)]), TODAY)
  expect(thisYear).toMatchObject({ total: 3405, of: 11 })
  expect(percent(thisYear.change)).toBe(6.1)
  expect(thisYear.months[2]).toBeNull()
  const lastYear = twelveMonths(monthsUpTo('2026-11', [...without(BEFORE, 2), ...NOW]), TODAY)
  expect(lastYear).toMatchObject({ total: 3640, of: 11 })
  expect(percent(lastYear.change)).toBe(6.1)
})

test.each([
  ['no year before', monthsUpTo('2026-11', NOW)],
  ['two months to compare', monthsUpTo('2026-11', [...BEFORE.slice(0, 2), ...Array(10).fill(null), ...NOW])],
  ['nothing burnt before', monthsUpTo('2026-11', [...BEFORE.map(() => 0), ...NOW])],
])('%s: the company is new', (_, months) => {
  const year = twelveMonths(months, TODAY)
  expect(year.total).toBe(3640)
  expect(year).not.toHaveProperty('change')
  expect(year).not.toHaveProperty('of')
})

test('three months are enough', () => {
  const months = monthsUpTo('2026-11', [...BEFORE.slice(0, 3), ...Array(9).fill(null), ...NOW])
  expect(twelveMonths(months, TODAY)).toMatchObject({ of: 3, change: (292 + 301 + 235) / (286 + 295 + 241) - 1 })
})

test.each([
  ['2028-02-29', '2028-02', 1],
  ['2028-02-28', '2028-02', 28 / 29],
  ['2029-02-28', '2029-02', 1],
])('of February a year ago counts what has passed of the running one: %s', (today, last, share) => {
  const year = twelveMonths(monthsUpTo(last, [...BEFORE, ...NOW]), today as Day)
  expect(year.change).toBeCloseTo(3640 / (3549 - 296 + 296 * share) - 1, 12)
})

test('negative months are added as they are', () => {
  expect(twelveMonths(monthsUpTo('2026-11', [...BEFORE, ...NOW.slice(0, 11), -20]), TODAY).total).toBe(3420)
})

test('without any bill nothing is known', () => {
  expect(twelveMonths(new Map(), TODAY)).toEqual({ total: 0, months: Array(12).fill(null) })
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
])('the week of %s begins on Monday, %s', (day, monday) => expect(startOfWeek(day as Day)).toBe(monday))

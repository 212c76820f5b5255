/** @jest-environment node */

import type { Day } from '#base/calendar'
import { roundTo } from '#base/quantities'
import { billMonths, ofLastYear } from './billMonths'

const TODAY = '2026-11-20' as Day
const bill = (month: string, volume: number, price = 3, more: object = {}) => {
  return { month, volume, price, amount: volume * price, paid: 'paid', ...more }
}
const monthOf = (bills: readonly ReturnType<typeof bill>[], month: string) =>
  billMonths(bills, TODAY).find((each) => each.month === month)

test('months come in their order, whatever the order of the bills', () => {
  const months = billMonths([bill('2026-10', 1), bill('2025-12', 2), bill('2026-02', 3)], TODAY)
  expect(months.map(({ month }) => month)).toEqual(['2025-12', '2026-02', '2026-10'])
})

test('two bills in a month are added', () => {
  expect(monthOf([bill('2026-07', 550), bill('2026-07', 450)], '2026-07')).toMatchObject({
    volume: 1000,
    price: 3,
    amount: 3000,
  })
})

test('a tariff that changes within the month shows the average price', () => {
  const month = monthOf([bill('2026-04', 600, 3), bill('2026-04', 300, 3.3)], '2026-04')
  expect(month).toMatchObject({ volume: 900, amount: 2790, price: 3.1 })
  expect(month?.bills).toHaveLength(2)
})

test('a credit note lowers the month, also below zero', () => {
  expect(monthOf([bill('2026-08', 500), bill('2026-08', -700)], '2026-08')).toMatchObject({
    volume: -200,
    amount: -600,
  })
})

test('a month is compared with the one a year ago, the running one with the same part of it', () => {
  const bills = [bill('2025-10', 310), bill('2025-11', 296), bill('2026-10', 342), bill('2026-11', 200)]
  expect(roundTo((monthOf(bills, '2026-10')?.change ?? 0) * 100, 1)).toBe(10.3)
  expect(roundTo((monthOf(bills, '2026-11')?.change ?? 0) * 100, 1)).toBe(1.4)
  expect(monthOf(bills, '2026-11')?.isRunning).toBe(true)
  expect(monthOf(bills, '2026-10')?.isRunning).toBe(false)
})

test.each([
  ['no year before', []],
  ['nothing used then', [bill('2025-10', 0)]],
  ['a credit note then', [bill('2025-10', -5)]],
])('%s: nothing to compare with', (_, before) => {
  expect(monthOf([...before, bill('2026-10', 342)], '2026-10')).not.toHaveProperty('change')
})

test('power of a month is added by period of the day', () => {
  const tou = { sharp: 1, peak: 2, flat: 3, valley: 4 }
  const months = [bill('2026-10', 10, 0.66, { tou }), bill('2026-10', 10, 0.66, { tou })]
  expect(monthOf(months, '2026-10')?.tou).toEqual({ sharp: 2, peak: 4, flat: 6, valley: 8 })
})

test('a year is the last 12 calendar months, also where one of them has no bill', () => {
  const months = ['2025-11', '2025-12', '2026-01', '2026-11'].map((month) => ({ month }))
  expect(ofLastYear(months, TODAY).map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-11'])
})

/** @jest-environment node */

import { EXAMPLE_TIME } from '#harness/backend/clock'
import { worldOf } from '#harness/backend/world'
import { type Day, days, monthNumber, monthOf, roundTo, twelveMonths } from '#src/calendar'
import { powerBill } from '../rules/powerBill'
import { billsOf, energiesOf, gasMonths } from './bills'

const at = (time: string) => ({ now: new Date(time) })
const context = { now: EXAMPLE_TIME }
const today = days.of(EXAMPLE_TIME)
const world = worldOf({ size: 'small', seed: 1, now: EXAMPLE_TIME })
const company = (number: number) => world.company(`C-${String(number).padStart(6, '0')}`)
const gasOf = (number: number) => gasMonths(context, company(number))
const yearOf = (number: number) => twelveMonths(gasOf(number), today)
const ALL = ['2020-01', '2030-12'] as const

test('C-000001 has the months of the worked example', () => {
  const { total, change, months } = yearOf(1)
  expect(months).toEqual([292, 301, 235, 310, 316, 322, 318, 330, 336, 338, 342, 200].map((each) => each * 10_000))
  expect(total).toBe(36_400_000)
  expect(change && roundTo(change * 100, 1)).toBe(5.5)
})

test('and 52,000 MWh of electricity, as in the example of carbon', () => {
  const bills = billsOf(context, company(1), 'elec', '2025-12', '2026-11')
  expect(bills.reduce((sum, { volume }) => sum + volume, 0)).toBe(52_000_000)
})

test('its last gas bill of ¥9.6 M was paid on 2 November', () => {
  const [bill] = billsOf(context, company(1), 'gas', '2026-10', '2026-10')
  expect(bill).toMatchObject({ volume: 3_420_000, paid: '2', paidAt: '2026-11-02', amount: 9_599_940 })
})

test('every company has 36 months, the same whenever they are drawn', () => {
  expect([...gasOf(20).keys()]).toEqual(
    Array.from({ length: 36 }, (_, index) => monthOf(monthNumber('2023-12') + index)),
  )
  expect(gasOf(20)).toEqual(gasOf(20))
  expect(gasOf(20).get('2025-06')).not.toBe(gasOf(21).get('2025-06'))
})

test('fixed companies: zero months, only 5 months, a gap in February, no bill', () => {
  expect(yearOf(3).months.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
  expect(yearOf(3)).not.toHaveProperty('change')
  expect([...gasOf(4).keys()]).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
  expect(yearOf(5)).toMatchObject({ of: 11, months: expect.arrayContaining([null]) })
  expect(gasOf(5).has('2026-02')).toBe(false)
  expect(gasOf(5).has('2025-02')).toBe(true)
  expect(gasOf(16).size).toBe(0)
  expect(energiesOf(company(16))).toEqual([])
})

test('C-000014 has a bill below zero, and so is the sum of its month', () => {
  const bills = billsOf(context, company(14), 'gas', '2026-08', '2026-08')
  expect(bills.map(({ volume, amount }) => [Math.sign(volume), Math.sign(amount)])).toEqual([
    [1, 1],
    [-1, -1],
  ])
  expect(gasOf(14).get('2026-08')).toBe(-8400)
})

test('two bills in a month are added, and so are those before and after a change of the tariff', () => {
  const meters = billsOf(context, company(2), 'gas', '2026-07', '2026-07')
  expect(meters).toHaveLength(2)
  expect(meters[0]?.price).toBe(meters[1]?.price)
  expect(gasOf(2).get('2026-07')).toBe((meters[0]?.volume ?? 0) + (meters[1]?.volume ?? 0))
  const tariff = billsOf(context, company(2), 'gas', '2026-04', '2026-04')
  expect(tariff).toHaveLength(2)
  expect(tariff[0]?.price).toBeLessThan(tariff[1]?.price ?? 0)
})

test('the volumes of a list are those of the bills', () => {
  for (const each of world.companies.slice(0, 30)) {
    const months = new Map<string, number>()
    for (const { month, volume } of billsOf(context, each, 'gas', ...ALL)) {
      months.set(month, (months.get(month) ?? 0) + volume)
    }
    expect(gasMonths(context, each)).toEqual(months)
  }
})

test('heating burns three times as much in winter', () => {
  const heatSupply = { custId: 'C-000999', industry: 'D443', gas: 12_000_000, regStatus: '1' } as const
  const months = gasMonths(context, heatSupply)
  const ratio = (months.get('2026-01') ?? 0) / (months.get('2026-07') ?? 1)
  expect(ratio).toBeGreaterThan(2.6)
  expect(ratio).toBeLessThan(3.4)
})

test('electricity is billed by time of use; its parts add up', () => {
  for (const bill of billsOf(context, company(1), 'elec', ...ALL)) {
    const { sharp = 0, peak = 0, flat = 0, valley = 0 } = bill.tou ?? {}
    expect(sharp + peak + flat + valley).toBe(bill.volume)
    expect(powerBill({ sharp, peak, flat, valley }, bill.price).amount).toBe(bill.amount)
    expect(sharp > 0).toBe(['07', '08', '09'].includes(bill.month.slice(5)))
  }
})

test('other energies follow from the industry', () => {
  expect(energiesOf(company(1))).toEqual(['gas', 'elec'])
  expect(energiesOf(company(6))).toEqual(['gas', 'elec', 'steam'])
  expect(energiesOf(company(14))).toEqual(['gas', 'elec', 'heat'])
  expect(billsOf(context, company(1), 'steam', ...ALL)).toEqual([])
})

test('nothing is paid in the future, and a bill of C-000006 is due in two days', () => {
  for (const each of world.companies.slice(0, 50)) {
    for (const { paid, paidAt } of billsOf(context, each, 'gas', ...ALL)) {
      expect(paid === '2').toBe(paidAt !== undefined)
      expect((paidAt ?? today) <= today).toBe(true)
    }
  }
  const [bill] = billsOf(context, company(6), 'gas', '2026-10', '2026-10')
  expect(bill).toMatchObject({ paid: '0', dueAt: '2026-11-22' })
})

test('in February of a leap year the running month counts by its 29 days', () => {
  const leap = gasMonths(at('2028-02-15T09:00:00+08:00'), company(1))
  expect(leap.get('2028-02')).toBe(Math.round((2_350_000 * 15) / 29))
  expect(twelveMonths(leap, '2028-02-15' as Day).months.at(-1)).toBe(leap.get('2028-02'))
})

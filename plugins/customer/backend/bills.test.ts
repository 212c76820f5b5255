/** @jest-environment node */

import { days } from '#base/calendar'
import { EXAMPLE_TIME } from '#harness/backend/clock'
import { gasMonths, worldOf } from '#harness/backend/world'
import { powerBill } from '../rules/powerBill'
import { billsOf } from './bills'

const context = { now: EXAMPLE_TIME }
const today = days.of(EXAMPLE_TIME)
const world = worldOf({ size: 'small', seed: 1, now: EXAMPLE_TIME })
const company = (number: number) => world.company(`C-${String(number).padStart(6, '0')}`)
const gasOf = (number: number) => gasMonths(context, company(number))
const ALL = ['2020-01', '2030-12'] as const

test('C-000001 has 52,000 MWh of electricity, as in the example of carbon', () => {
  const bills = billsOf(context, company(1), 'elec', '2025-12', '2026-11')
  expect(bills.reduce((sum, { volume }) => sum + volume, 0)).toBe(52_000_000)
})

test('its last gas bill of ¥9.6 M was paid on 2 November', () => {
  const [bill] = billsOf(context, company(1), 'gas', '2026-10', '2026-10')
  expect(bill).toMatchObject({ volume: 3_420_000, paid: '2', paidAt: '2026-11-02', amount: 9_599_940 })
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

test('electricity is billed by time of use; its parts add up', () => {
  for (const bill of billsOf(context, company(1), 'elec', ...ALL)) {
    const { sharp = 0, peak = 0, flat = 0, valley = 0 } = bill.tou ?? {}
    expect(sharp + peak + flat + valley).toBe(bill.volume)
    expect(powerBill({ sharp, peak, flat, valley }, bill.price).amount).toBe(bill.amount)
    expect(sharp > 0).toBe(['07', '08', '09'].includes(bill.month.slice(5)))
  }
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

test('without an energy there are no bills of it', () => {
  expect(billsOf(context, company(1), 'steam', ...ALL)).toEqual([])
})

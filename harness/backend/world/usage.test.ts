/** @jest-environment node */

import { type Day, days, monthNumber, monthOf, twelveMonths } from '#base/calendar'
import { roundTo } from '#base/quantities'
import { EXAMPLE_TIME } from '../clock'
import { gasMonths, usedEnergies } from './usage'
import { worldOf } from './World'

const at = (time: string) => ({ now: new Date(time) })
const context = { now: EXAMPLE_TIME }
const today = days.of(EXAMPLE_TIME)
const world = worldOf({ size: 'small', seed: 1, now: EXAMPLE_TIME })
const company = (number: number) => world.company(`C-${String(number).padStart(6, '0')}`)
const gasOf = (number: number) => gasMonths(context, company(number))
const yearOf = (number: number) => twelveMonths(gasOf(number), today)

test('C-000001 has the months of the worked example', () => {
  const { total, change, months } = yearOf(1)
  expect(months).toEqual([292, 301, 235, 310, 316, 322, 318, 330, 336, 338, 342, 200].map((each) => each * 10_000))
  expect(total).toBe(36_400_000)
  expect(change && roundTo(change * 100, 1)).toBe(5.5)
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
  expect(usedEnergies(company(16))).toEqual([])
})

test('heating burns three times as much in winter', () => {
  const heatSupply = { custId: 'C-000999', industry: 'D443', gas: 12_000_000, regStatus: '1' } as const
  const months = gasMonths(context, heatSupply)
  const ratio = (months.get('2026-01') ?? 0) / (months.get('2026-07') ?? 1)
  expect(ratio).toBeGreaterThan(2.6)
  expect(ratio).toBeLessThan(3.4)
})

test('other energies follow from the industry', () => {
  expect(usedEnergies(company(1))).toEqual(['gas', 'elec'])
  expect(usedEnergies(company(6))).toEqual(['gas', 'elec', 'steam'])
  expect(usedEnergies(company(14))).toEqual(['gas', 'elec', 'heat'])
})

test('in February of a leap year the running month counts by its 29 days', () => {
  const leap = gasMonths(at('2028-02-15T09:00:00+08:00'), company(1))
  expect(leap.get('2028-02')).toBe(Math.round((2_350_000 * 15) / 29))
  expect(twelveMonths(leap, '2028-02-15' as Day).months.at(-1)).toBe(leap.get('2028-02'))
})

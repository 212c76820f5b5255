/** @jest-environment node */

import { estimateCarbon, intensityOf } from './carbon'

test('36.40 M m³ of gas and 52,000 MWh in Guangdong are 78,704.1 + 22,895.6 = 101,599.7 t', () => {
  const { lines, ...sums } = estimateCarbon({ gas: 36_400_000, elec: 52_000_000 }, '440604')
  expect(sums).toEqual({ scope1: 78_704.1, scope2: 22_895.6, total: 101_599.7 })
  expect(lines).toEqual([
    { energy: 'gas', scope: 1, usage: 36_400_000, factor: 2.1622, carbon: 78_704.1, source: 'gas' },
    { energy: 'elec', scope: 2, usage: 52_000_000, factor: 0.4403, carbon: 22_895.6, source: 'powerGuangdong' },
  ])
})

test('elsewhere power has the factor of China', () => {
  expect(estimateCarbon({ elec: 1_000_000 }, '330206').lines).toMatchObject([
    { factor: 0.5366, carbon: 536.6, source: 'powerChina' },
  ])
})

test('heat counts 0.11 t/GJ, steam by its heat of 2,520 MJ/t', () => {
  expect(estimateCarbon({ heat: 1000, steam: 100 }, '44')).toMatchObject({
    scope1: 0,
    scope2: 137.7,
    lines: [
      { energy: 'heat', carbon: 110 },
      { energy: 'steam', carbon: 27.7 },
    ],
  })
})

test('intensity is t per CNY 10,000 of revenue, unknown without any', () => {
  expect(intensityOf(101_599.7, 1_270_000_000)).toBe(0.8)
  expect(intensityOf(100, 0)).toBeUndefined()
  expect(intensityOf(100, undefined)).toBeUndefined()
})

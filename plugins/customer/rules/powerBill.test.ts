/** @jest-environment node */

import { powerBill, type TouPeriod, touPeriodOf, touPrice } from './powerBill'

test('120,000 kWh peak, 90,000 flat and 60,000 valley at 0.66 cost 209,088.00', () => {
  const { lines, amount } = powerBill({ sharp: 0, peak: 120_000, flat: 90_000, valley: 60_000 }, 0.66)
  expect(lines).toEqual([
    { period: 'peak', volume: 120_000, price: 1.122, amount: 134_640 },
    { period: 'flat', volume: 90_000, price: 0.66, amount: 59_400 },
    { period: 'valley', volume: 60_000, price: 0.2508, amount: 15_048 },
  ])
  expect(amount).toBe(209_088)
})

test('30,000 kWh sharp cost 42,075.00', () => {
  const { lines, amount } = powerBill({ sharp: 30_000, peak: 0, flat: 0, valley: 0 }, 0.66)
  expect(lines).toEqual([{ period: 'sharp', volume: 30_000, price: 1.4025, amount: 42_075 }])
  expect(amount).toBe(42_075)
})

test('prices have 4 decimals and halves round away from zero', () => {
  expect(touPrice('peak', 0.6855)).toBe(1.1654)
  expect(touPrice('valley', 0.6855)).toBe(0.2605)
  expect(touPrice('sharp', 0.6618)).toBe(1.4063)
})

test('each line is rounded before they are added', () => {
  const { amount } = powerBill({ sharp: 0, peak: 1, flat: 1, valley: 1 }, 0.665)
  expect(amount).toBe(1.13 + 0.67 + 0.25)
})

const hoursOf = (month: number) => {
  const hours: Record<TouPeriod, number[]> = { sharp: [], peak: [], flat: [], valley: [] }
  for (let hour = 0; hour < 24; hour += 1) hours[touPeriodOf(hour, month)].push(hour)
  return hours
}

test('hours of the day by period', () => {
  const valley = [0, 1, 2, 3, 4, 5, 6, 7]
  const flat = [8, 9, 12, 13, 19, 20, 21, 22, 23]
  expect(hoursOf(6)).toEqual({ sharp: [], peak: [10, 11, 14, 15, 16, 17, 18], flat, valley })
  expect(hoursOf(7)).toEqual({ sharp: [11, 15, 16], peak: [10, 14, 17, 18], flat, valley })
  expect(hoursOf(9)).toEqual(hoursOf(7))
  expect(hoursOf(10)).toEqual(hoursOf(6))
})

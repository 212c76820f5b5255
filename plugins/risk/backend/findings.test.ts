/** @jest-environment node */

import { type Day, days } from '#base/calendar'
import { dayTypeOf } from '../rules/band'
import { reboundAfter } from './findings'

const WARNED = '2026-06-01' as Day

/** The rebound of a customer that uses half of the usual from a warning on, and all of it again on three days up to one. */
function reboundOn(day: number) {
  const readings = Array.from({ length: 42 + day + 1 }, (_, index) => {
    const at = days.add(WARNED, index - 42)
    const volume = at < WARNED || days.between(WARNED, at) > day - 3 ? 1000 : 500
    return { day: at, volume, type: dayTypeOf(at) }
  })
  return reboundAfter({ date: WARNED, direction: 'down', granularity: 'day', base: 1000 }, readings)
}

test('a rebound is found up to 90 days after its warning', () => {
  expect(reboundOn(90)).toEqual({ day: days.add(WARNED, 90), trough: 500, recovery: 1 })
  expect(reboundOn(91)).toBeUndefined()
})

test('holidays are no part of a rebound', () => {
  const three = [18, 19, 20].map((day) => dayTypeOf(days.add(WARNED, day)))
  expect(three).toEqual(['H', 'H', 'H'])
  expect(reboundOn(20)).toBeUndefined()
  expect(reboundOn(23)?.day).toBe(days.add(WARNED, 23))
})

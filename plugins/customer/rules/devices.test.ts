/** @jest-environment node */

import * as v from 'valibot'
import { deviceFields, effectOf } from './devices'

const boiler = { kind: 'B', capacity: 12, count: 1, fuel: 'gas', load: 70, hours: 12, days: 270 }

test('from 10 to 12 t/h at 70 % for 3,240 h the demand rises by 349,991 m³ a year', () => {
  expect(effectOf({ ...boiler, capacity: 10 }, boiler)).toBe(349_991)
  expect(effectOf(boiler, { ...boiler, capacity: 10 })).toBe(-349_991)
})

test('a device that is added or retired counts whole', () => {
  expect(effectOf(undefined, boiler)).toBe(2_099_949)
  expect(effectOf(boiler, undefined)).toBe(-2_099_949)
  expect(effectOf(boiler, { ...boiler, fuel: 'power' })).toBe(-2_099_949)
  expect(effectOf(undefined, undefined)).toBe(0)
})

test('the latest year is that of the moment of entering, also with the app open over New Year', () => {
  const isRight = (year: number) =>
    v.safeParse(deviceFields.sent, { kind: 'B', capacity: 1, count: 1, fuel: 'gas', year }).success
  jest.useFakeTimers({ now: new Date('2026-12-31T23:59:00+08:00') })
  expect([isRight(2026), isRight(2027)]).toEqual([true, false])
  jest.setSystemTime(new Date('2027-01-01T00:01:00+08:00'))
  expect([isRight(2027), isRight(2028)]).toEqual([true, false])
  expect(deviceFields.table.year.rules.max).toBe(2027)
  jest.useRealTimers()
})

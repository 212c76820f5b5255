/** @jest-environment node */

import { effectOf } from './devices'

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

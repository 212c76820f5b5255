/** @jest-environment node */

import { roundTo } from '#base/quantities'
import { capacityUnit, gasOfDevice, gasPerHour } from '.'

const boiler = { kind: 'B', capacity: 12, count: 1, fuel: 'gas', load: 70, hours: 12, days: 270 }

test.each([
  ['a boiler of 12 t/h', { ...boiler }, 925.9],
  ['a kiln of 3,000 kW', { ...boiler, kind: 'K', capacity: 3000 }, 304.2],
  ['a CHP plant of 2,000 kW', { ...boiler, kind: 'P', capacity: 2000 }, 507],
  ['two boilers of 12 t/h', { ...boiler, count: 2 }, 1851.8],
  ['a boiler that burns coal', { ...boiler, fuel: 'coal' }, 0],
  ['storage', { ...boiler, kind: 'E', capacity: 2000 }, 0],
])('%s burns at full load, in m³/h: %#', (_, device, gas) => {
  expect(roundTo(gasPerHour(device), 1)).toBe(gas)
})

test('unknown operation is taken as usual: 12 h on 270 days at 70 %', () => {
  const { load: _, hours: __, days: ___, ...unknown } = boiler
  expect(gasOfDevice(unknown)).toBe(gasOfDevice(boiler))
})

test('the unit of a capacity follows from the kind', () => {
  expect(['B', 'K', 'C', 'P', 'S', 'E', 'G', '?'].map(capacityUnit)).toEqual([
    ...['t/h', 'kW', 'kW', 'kW', 'kWp', 'kWh', 'kW', 'kW'],
  ])
})

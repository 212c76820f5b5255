import { missingOf, type Need } from './types'

const whole = { customer: 'Hongsheng Ceramics', contact: 'Mr Chen', date: '2026-11-23' }
const pv: Need = { product: 'pv', capacity: { value: 2000, unit: 'kW' } }

test('nothing is missing where everything is said', () => {
  expect(missingOf({ ...whole, needs: [pv] })).toEqual([])
})

test('questions come in their order', () => {
  expect(missingOf({ needs: [] })).toEqual(['customer', 'contact', 'needs', 'date'])
  expect(missingOf({ customer: '', contact: '', date: '', needs: [{ product: 'pv' }] })).toEqual([
    'customer',
    'contact',
    'capacity',
    'date',
  ])
})

test('a number is a contact', () => {
  expect(missingOf({ ...whole, contact: undefined, phone: '13822334455', needs: [pv] })).toEqual([])
})

test('each sized need has a capacity; of chargers the count is enough', () => {
  expect(missingOf({ ...whole, needs: [pv, { product: 'boiler', count: 2 }] })).toEqual(['capacity'])
  expect(missingOf({ ...whole, needs: [{ product: 'charger', count: 10 }] })).toEqual([])
  expect(missingOf({ ...whole, needs: [{ product: 'charger' }] })).toEqual(['capacity'])
  expect(missingOf({ ...whole, needs: [{ product: 'kiln' }, { product: 'audit' }, { product: 'service' }] })).toEqual(
    [],
  )
})

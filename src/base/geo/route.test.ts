import fc from 'fast-check'
import { measured, nearestFirst, type Stop, shortRoute } from './route'

const start = { lng: 113, lat: 23 }
const stops: readonly Stop[] = [
  { id: 'A', lng: 113.01, lat: 23 },
  { id: 'B', lng: 113, lat: 23.02 },
  { id: 'C', lng: 112.99, lat: 23 },
  { id: 'D', lng: 113.02, lat: 22.98 },
]
const names = (route: readonly Stop[]) => route.map(({ id }) => id).join('')
const km = (metres: number) => Math.round(metres) / 1000

test('nearest first is ACBD, 10.415 km: of A and C, as near as each other, the smaller id', () => {
  const order = nearestFirst(start, [...stops].reverse())
  expect(names(order)).toBe('ACBD')
  expect(km(measured(start, order).length)).toBe(10.415)
})

test('the example of the domain becomes CBAD, 8.368 km', () => {
  const route = shortRoute(start, stops)
  expect(names(route.stops)).toBe('CBAD')
  expect(km(route.length)).toBe(8.368)
  expect(route.legs.reduce((sum, leg) => sum + leg, 0)).toBeCloseTo(route.length, 6)
})

test('no stops, one stop', () => {
  expect(shortRoute(start, [])).toEqual({ stops: [], legs: [], length: 0 })
  expect(names(shortRoute(start, stops.slice(0, 1)).stops)).toBe('A')
})

test('25 stops are the most', () => {
  const many = Array.from({ length: 26 }, (_, index) => ({ id: `${index}`, lng: 113 + index / 1000, lat: 23 }))
  expect(shortRoute(start, many.slice(0, 25)).stops).toHaveLength(25)
  expect(() => shortRoute(start, many)).toThrow(RangeError)
})

test('every stop is visited once, on a way no longer than nearest first', () => {
  const near = fc.record({
    lng: fc.double({ min: 112.9, max: 113.1, noNaN: true }),
    lat: fc.double({ min: 22.9, max: 23.1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(near, { maxLength: 12 }), (places) => {
      const all = places.map((place, index) => ({ ...place, id: `${index}` }))
      const route = shortRoute(start, all)
      expect(route.stops.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
      expect(route.length).toBeLessThanOrEqual(measured(start, nearestFirst(start, all)).length + 1e-6)
    }),
  )
})

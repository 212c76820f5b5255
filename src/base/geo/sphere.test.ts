import { areaOf, distanceBetween } from './sphere'

test('113.08,23.01 to 113.0805,23.0103 is 61 m', () => {
  expect(Math.round(distanceBetween({ lng: 113.08, lat: 23.01 }, { lng: 113.0805, lat: 23.0103 }))).toBe(61)
})

test('the other side of the earth is half its circumference away', () => {
  expect(distanceBetween({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBeCloseTo(Math.PI * 6_371_008.8, 3)
})

const roof = [
  { lng: 113, lat: 23 },
  { lng: 113.001, lat: 23 },
  { lng: 113.001, lat: 23.0009 },
  { lng: 113, lat: 23.0009 },
]

test('113–113.001 × 23–23.0009 is 10,243 m²', () => {
  expect(Math.round(areaOf(roof))).toBe(10_243)
})

test('the way round and a closed ring make no difference', () => {
  expect(areaOf([...roof].reverse())).toBeCloseTo(areaOf(roof), 6)
  expect(areaOf([...roof, { lng: 113, lat: 23 }])).toBeCloseTo(areaOf(roof), 6)
})

test.each([[roof.slice(0, 2)], [roof.slice(0, 1)], [[]]])('fewer than three corners have no area', (ring) => {
  expect(areaOf(ring)).toBe(0)
})

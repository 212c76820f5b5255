import { crossesItself, holds, overlaps } from './rings'

/** A rectangle in hundred-thousandths of a degree, about metres. */
const at = (east: number, north: number) => ({ lng: 113 + east / 1e5, lat: 23 + north / 1e5 })
const rectangle = (east: number, north: number, width: number, height: number) => [
  at(east, north),
  at(east + width, north),
  at(east + width, north + height),
  at(east, north + height),
]

test('a ring that crosses or touches itself', () => {
  expect(crossesItself(rectangle(0, 0, 50, 50))).toBe(false)
  expect(crossesItself([at(0, 0), at(10, 10), at(20, 0), at(0, 7)])).toBe(true)
  expect(crossesItself([at(0, 0), at(20, 0), at(10, 10), at(10, 0), at(0, 10)])).toBe(true)
})

test('a ring within another may touch its edge', () => {
  const outer = rectangle(0, 0, 50, 50)
  expect(holds(outer, rectangle(10, 10, 10, 10))).toBe(true)
  expect(holds(outer, rectangle(40, 0, 10, 10))).toBe(true)
  expect(holds(outer, rectangle(45, 0, 10, 10))).toBe(false)
  expect(holds(outer, rectangle(60, 0, 10, 10))).toBe(false)
})

test('rings over the same ground, also the same twice; neighbours with a common edge are fine', () => {
  const ring = rectangle(0, 0, 50, 50)
  expect(overlaps(ring, rectangle(25, 25, 50, 50))).toBe(true)
  expect(overlaps(ring, rectangle(10, 10, 5, 5))).toBe(true)
  expect(overlaps(ring, [...ring])).toBe(true)
  expect(overlaps(ring, rectangle(50, 0, 50, 50))).toBe(false)
})

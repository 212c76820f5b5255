import { distanceBetween } from '#base/geo'
import { boundsOf, fromUnit, metresPerPixel, toUnit, worldSize } from './mercator'

test.each([
  [0, 0],
  [113.08, 23.01],
  [-179.9, -85],
  [135, 53.5],
])('%d, %d comes back from the square of the world', (lng, lat) => {
  const back = fromUnit(toUnit({ lng, lat }))
  expect(back.lng).toBeCloseTo(lng, 9)
  expect(back.lat).toBeCloseTo(lat, 9)
})

test('the square has its corners where web maps have them', () => {
  expect(toUnit({ lng: -180, lat: 85.0511287798 }).x).toBe(0)
  expect(toUnit({ lng: -180, lat: 85.0511287798 }).y).toBeCloseTo(0, 9)
  expect(toUnit({ lng: 0, lat: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(worldSize(0)).toBe(256)
})

test('a pixel stands for the metres that distances are counted in', () => {
  const [here, there] = [
    { lng: 113.08, lat: 23 },
    { lng: 113.0801, lat: 23 },
  ]
  const pixels = (toUnit(there).x - toUnit(here).x) * worldSize(16)
  expect(pixels * metresPerPixel(23, 16)).toBeCloseTo(distanceBetween(here, there), 3)
})

test('bounds hold every point, and there are none around nothing', () => {
  expect(boundsOf([])).toBeUndefined()
  expect(boundsOf([{ lng: 113, lat: 23 }])).toEqual({ west: 113, south: 23, east: 113, north: 23 })
  const corners = [
    { lng: 113, lat: 23.2 },
    { lng: 112.9, lat: 23 },
  ]
  expect(boundsOf(corners)).toEqual({ west: 112.9, south: 23, east: 113, north: 23.2 })
})

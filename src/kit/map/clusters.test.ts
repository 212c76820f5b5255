import { clusterRadius, clusterText } from './clusters'

test.each([
  [2, 18],
  [29, 18],
  [30, 22],
  [99, 22],
  [100, 27],
  [12_000, 27],
])('a group of %i has a radius of %i', (count, radius) => {
  expect(clusterRadius(count)).toBe(radius)
})

test.each([
  [2, '2'],
  [999, '999'],
  [1000, '1.0k'],
  [1249, '1.2k'],
  [9949, '9.9k'],
  [9950, '10k'],
  [40_000, '40k'],
])('%i is written %s', (count, text) => {
  expect(clusterText(count)).toBe(text)
})

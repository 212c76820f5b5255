import { boundsAt, lastStop, type Stops, stopAt } from './stops'

const STOPS: Stops = [0, 10_000, 50_000, 100_000, 200_000, 500_000, 1e6, 2e6]

test('the whole range does not filter', () => {
  expect(boundsAt(STOPS, [0, lastStop(STOPS)])).toEqual([undefined, undefined])
})

test('bounds are converted back to the same stops', () => {
  const [least, most] = boundsAt(STOPS, [3, 6])
  expect([least, most]).toEqual([100_000, 1_000_000])
  expect([stopAt(STOPS, least, 0), stopAt(STOPS, most, lastStop(STOPS))]).toEqual([3, 6])
})

test('an amount between two stops, as in a link, is shown at the lower one', () => {
  expect(stopAt(STOPS, 123_456, 0)).toBe(3)
  expect(stopAt(STOPS, 9e9, 0)).toBe(lastStop(STOPS))
})

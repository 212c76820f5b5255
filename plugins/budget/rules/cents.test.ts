import fc from 'fast-check'
import { roundTo } from '#base/quantities'
import { cents } from './cents'

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [0.00499, 0],
  [-0.001, 0],
])('%d is %d', (amount, rounded) => expect(cents(amount)).toBe(rounded))

test('every amount is rounded as on its decimal text', () => {
  const half = fc.integer({ min: -1e9, max: 1e9 }).map((count) => (count * 5) / 1000)
  const noisy = fc.tuple(half, fc.integer({ min: -9, max: 9 })).map(([amount, noise]) => amount * (1 + noise * 1e-16))
  const any = fc.double({ min: -1e13, max: 1e13, noNaN: true })
  fc.assert(
    fc.property(fc.oneof(half, noisy, any), (amount) => {
      expect(cents(amount)).toBe(roundTo(roundTo(amount, 6), 2))
    }),
    { numRuns: 3000, seed: 17 },
  )
})

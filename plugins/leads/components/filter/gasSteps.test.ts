import { GAS_LAST, gasBounds, gasStep } from './gasSteps'

test('the whole range does not filter', () => {
  expect(gasBounds([0, GAS_LAST])).toEqual({ gasMin: undefined, gasMax: undefined })
})

test('bounds are converted back to the same stops', () => {
  const { gasMin, gasMax } = gasBounds([3, 6])
  expect([gasMin, gasMax]).toEqual([100_000, 1_000_000])
  expect([gasStep(gasMin, 0), gasStep(gasMax, GAS_LAST)]).toEqual([3, 6])
})

test('an amount between two stops, as in a link, is shown at the lower one', () => {
  expect(gasStep(123_456, 0)).toBe(3)
  expect(gasStep(9e9, 0)).toBe(GAS_LAST)
})

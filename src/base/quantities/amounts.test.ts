import fc from 'fast-check'
import { decimal, roundTo, splitByPercent, sumOf, vatOf } from './amounts'

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.015, 2, 0.02],
  [1e-9, 2, 0],
  [1_131_631.085, 2, 1_131_631.09],
])('%d rounded to %d digits is %d: half away from zero, on the decimal text', (value, digits, rounded) => {
  expect(roundTo(value, digits)).toBe(rounded)
})

test.each([
  [1_234_567.89, [30, 30, 30, 10], [370_370.37, 370_370.37, 370_370.37, 123_456.78]],
  [1_234_567.89, [33.33, 33.33, 33.34], [411_481.48, 411_481.48, 411_604.93]],
  [0.05, [30, 30, 40], [0.02, 0.02, 0.01]],
  [100, [], []],
])('%d split by %j is %j: the last part is the remainder (domain/contracts.md)', (amount, percents, parts) => {
  expect(splitByPercent(amount, percents)).toEqual(parts)
})

test('the parts always add up to the amount', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 })
  const shares = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 24 })
  fc.assert(
    fc.property(cents, shares, (amount, percents) => {
      const parts = splitByPercent(amount / 100, percents)
      expect(Math.round(parts.reduce((sum, part) => sum + part * 100, 0))).toBe(amount)
    }),
  )
})

test.each([
  [1_234_567.89, 9, 1_132_631.09, 101_936.8],
  [1130, 13, 1000, 130],
  [100, 0, 100, 0],
])('%d gross at %d %% is %d net and %d tax', (gross, rate, net, tax) => {
  expect(vatOf(gross, rate)).toEqual({ net, tax })
})

test('a figure is added over records, rounded if asked', () => {
  const bills = [{ amount: 0.1 }, { amount: 0.2 }]
  expect(sumOf(bills, ({ amount }) => amount, 2)).toBe(0.3)
  expect(sumOf([], Number)).toBe(0)
})

/** Smaller values are shown as 0 by both, but `Intl` keeps the sign of zero. */
const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((value) => Math.abs(value) >= 0.01)

describe('formatting a number', () => {
  test.each([0, 1, 2])('matches Intl with up to %d decimal places', (most) => {
    const intl = new Intl.NumberFormat('en-GB', { maximumFractionDigits: most })
    const text = (value: number) => intl.format(value).replace(/^-0$/, '0')
    fc.assert(fc.property(figure, (value) => decimal(value, { least: 0, most }) === text(value)))
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (thousandths) => {
        return decimal(thousandths / 1000, { least: 0, most }) === text(thousandths / 1000)
      }),
    )
  })

  test('keeps trailing zeros for columns', () => {
    expect(decimal(4.2, { least: 2, most: 2 })).toBe('4.20')
    expect(decimal(1_234_567, { least: 2, most: 2 })).toBe('1,234,567.00')
  })

  test('rounds halves up on the decimal text', () => {
    expect(decimal(1.005, { least: 0, most: 2 })).toBe('1.01')
    expect(decimal(0.285, { least: 0, most: 0, shift: 2 })).toBe('29')
    expect(decimal(-0.004, { least: 0, most: 2 })).toBe('0')
  })
})

import fc from 'fast-check'
import { decimal } from './decimal'

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

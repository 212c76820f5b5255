import { shifted } from './amounts'

interface DecimalOptions {
  /** Digits behind the point: at least, at most. */
  readonly least: number
  readonly most: number
  /** Powers of ten to multiply by first: 2 for percent. */
  readonly shift?: number
}

/**
 * A number as both languages write it: `1,234.5`; halves are rounded up. In place of `Intl.NumberFormat`, whose first use
 * holds up a slow phone for 50 ms while the first rows are drawn.
 */
export function decimal(value: number, { least, most, shift = 0 }: DecimalOptions): string {
  const size = Math.abs(value)
  if (!(size < 1e15)) return String(value)
  // Through its decimal text: 1.005 * 100 is 100.49999999999999.
  const digits = String(Math.round(shifted(size, shift + most))).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most)
  let part = digits.slice(digits.length - most)
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1)
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : ''
  return sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (part && `.${part}`)
}

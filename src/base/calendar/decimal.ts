import { shifted } from './amounts'

interface DecimalOptions {
  /** Minimum and maximum decimal places. */
  readonly least: number
  readonly most: number
  /** Power of ten to multiply by first: 2 for percent. */
  readonly shift?: number
}

/**
 * Formats a number for both languages: `1,234.5`; halves are rounded up. Used instead of `Intl.NumberFormat`, whose
 * first use blocks a slow phone for 50 ms while the first rows are rendered.
 */
export function decimal(value: number, { least, most, shift = 0 }: DecimalOptions): string {
  const size = Math.abs(value)
  if (!(size < 1e15)) return String(value)
  // On the decimal text, because 1.005 * 100 is 100.49999999999999.
  const digits = String(Math.round(shifted(size, shift + most))).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most)
  let part = digits.slice(digits.length - most)
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1)
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : ''
  return sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (part && `.${part}`)
}

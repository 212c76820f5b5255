/** Exact `size * 10 ** by` through the decimal text; the product 1.005 * 100 would be 100.49999999999999. */
export function shifted(size: number, by: number): number {
  const [digits, exponent = '0'] = String(size).split('e')
  return Number(`${digits}e${Number(exponent) + by}`)
}

/** Rounds to a number of decimal places, half away from zero, on the number's decimal text (domain/leads.md). */
export function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value
  const rounded = shifted(Math.round(shifted(Math.abs(value), digits)), -digits)
  return rounded === 0 ? 0 : Math.sign(value) * rounded
}

/** Splits an amount by percent, CNY to 0.01: each part is rounded, the last is the remainder (domain/contracts.md). */
export function splitByPercent(amount: number, percents: readonly number[]): number[] {
  const parts = percents.slice(0, -1).map((percent) => roundTo((amount * percent) / 100, 2))
  const given = parts.reduce((sum, part) => sum + part, 0)
  return percents.length === 0 ? [] : [...parts, roundTo(amount - given, 2)]
}

/** Net and tax of a gross amount at a rate in percent, CNY to 0.01: the tax is the remainder (domain/contracts.md). */
export function vatOf(gross: number, rate: number): { readonly net: number; readonly tax: number } {
  const net = roundTo(gross / (1 + rate / 100), 2)
  return { net, tax: roundTo(gross - net, 2) }
}

/** Sum of a figure over records: `sumOf(bills, ({ amount }) => amount)`; rounded to so many `digits`, if given. */
export function sumOf<T>(all: Iterable<T>, figure: (one: T) => number, digits?: number): number {
  let sum = 0
  for (const one of all) sum += figure(one)
  return digits === undefined ? sum : roundTo(sum, digits)
}

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

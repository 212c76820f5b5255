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

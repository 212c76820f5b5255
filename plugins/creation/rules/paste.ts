import type { ParkRowValues } from './fields'

/** Rows of a copied table (domain/creation.md 2): `宏达⇥320万度` is 3200 MWh. */

/** MWh of one of each unit; without one the number is MWh. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:gwh|亿度|亿千瓦时)/i, 1000],
  [/^(?:万度|万kwh|万千瓦时)/i, 10],
  [/^(?:kwh|度|千瓦时)/i, 0.001],
  [/^(?:mwh|兆瓦时)?(?:\s|\/|$)/i, 1],
]
const HUNDRED_MILLION = /^亿/

const SHAPES: readonly (readonly [RegExp, ParkRowValues['shape']])[] = [
  [/two|2 ?shift|两班|二班/i, 'two'],
  [/contin|24|连续|三班/i, 'continuous'],
  [/office|办公/i, 'office'],
]

/** The MWh of a year that a text says, as a form holds them; undefined for none, 0 or less. */
export function mwhOf(text: string): string | undefined {
  const [, figure = '', unit = ''] = /^([\d,.]+)\s*(.*)$/.exec(text.normalize('NFKC').trim()) ?? []
  const scale = UNITS.find(([pattern]) => pattern.test(unit))?.[1]
  const mwh = Number(figure.replaceAll(',', '')) * (scale ?? Number.NaN) * (HUNDRED_MILLION.test(unit) ? 100 : 1)
  return mwh > 0 ? String(Math.round(mwh * 1000) / 1000) : undefined
}

/** A line of a copied table: name, yearly use and, if given, hours of operation; undefined for another line. */
export function parkRowFrom(line: string): ParkRowValues | undefined {
  const [name = '', use = '', hours = ''] = line.split(/\t|;|；|\s{2,}/).map((cell) => cell.trim())
  const mwh = mwhOf(use)
  if (name === '' || mwh === undefined) return undefined
  return { who: { name }, mwh, shape: SHAPES.find(([pattern]) => pattern.test(hours))?.[1] ?? 'one' }
}

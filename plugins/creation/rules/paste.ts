import type { ParkRowValues } from './fields'

/** Rows of a copied table (domain/creation.md 2): `宏达⇥320万度` is 3200 MWh. */

/** MWh of one of each unit, the longer names first; '年度' is a year, not a unit. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/亿\s*(?:度|kwh|千瓦时)/i, 100_000],
  [/万\s*(?:度|kwh|千瓦时)/i, 10],
  [/gwh/i, 1000],
  [/mwh|兆瓦时/i, 1],
  [/kwh|千瓦时|(?:^|[^年])度/i, 0.001],
]
const unitIn = (text: string) => {
  const [found] = UNITS.flatMap(([pattern, mwh]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ at, mwh }]
  })
  return found
}

const SHAPES: readonly (readonly [RegExp, ParkRowValues['shape']])[] = [
  [/two|2 ?shift|两班|二班/i, 'two'],
  [/contin|24|连续|三班/i, 'continuous'],
  [/office|办公/i, 'office'],
]

const plain = (text: string) => text.normalize('NFKC').trim()

/**
 * The MWh of a year that a text says, as a form holds them; undefined for none, 0 or less. A number without a unit has
 * that of the heading, else it is MWh.
 */
export function mwhOf(text: string, heading = ''): string | undefined {
  const [, figure = '', unit = ''] = /^([\d,.]+)\s*(.*)$/.exec(plain(text)) ?? []
  const isBare = /^(?:\/|$)/.test(unit)
  const own = unitIn(unit)
  const scale = isBare ? (unitIn(plain(heading))?.mwh ?? 1) : own?.at === 0 ? own.mwh : Number.NaN
  const mwh = Number(figure.replaceAll(',', '')) * scale
  return mwh > 0 ? String(Math.round(mwh * 1000) / 1000) : undefined
}

const cellsOf = (line: string) => line.split(/\t|;|；|\s{2,}/).map((cell) => cell.trim())

/**
 * A line of a copied table: name, yearly use and, if given, hours of operation; undefined for another line. `heading`:
 * the line above that was none.
 */
export function parkRowFrom(line: string, heading = ''): ParkRowValues | undefined {
  const [name = '', use = '', hours = ''] = cellsOf(line)
  const mwh = mwhOf(use, cellsOf(heading)[1])
  if (name === '' || mwh === undefined) return undefined
  return { who: { name }, mwh, shape: SHAPES.find(([pattern]) => pattern.test(hours))?.[1] ?? 'one' }
}

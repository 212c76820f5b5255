import type { ParkRowValues } from './fields'

/** Rows of a copied table (domain/creation.md 2): `宏达⇥320万度` is 3200 MWh. */

/** kWh as tables write them: 千瓦·时, kW·h, 千瓦小时. */
const KWH = 'kw[·•・.]?h|千瓦[·•・.]?小?时'
/** MWh of one of each unit, the longer names first; '年度' is a year, not a unit. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`亿\\s*(?:度|${KWH})`, 'i'), 100_000],
  [new RegExp(`百万\\s*(?:度|${KWH})`, 'i'), 1000],
  [new RegExp(`万\\s*(?:度|${KWH})`, 'i'), 10],
  [/gw[·•・.]?h/i, 1000],
  [new RegExp(`mw[·•・.]?h|兆瓦[·•・.]?小?时|千\\s*(?:度|${KWH})`, 'i'), 1],
  [new RegExp(`${KWH}|(?:^|[^年季温进额力])度`, 'i'), 0.001],
]
/** A quantity, not the name of a unit: 约300万度. */
const QUANTITY = /[\d一二两三四五六七八九十半]百?\s*[千万亿]*\s*(?:度|[kmg]w|千瓦|兆瓦)/i
/** The first column of a heading. */
const WHO = /^(?:序号|客户|企业|单位|用户|公司|厂|名称|name|customer|company|plant|site|user)/i
/** Which year it was, no quantity: Use 2025 kWh. */
const OF_A_YEAR = /20\d\d\s*年?/g
/** What the column of a heading without a unit says. */
const USE = /用电|电量|用量|能耗|\buse\b|usage|consumption|electricity/i
/** In brackets, these say which year, not which unit. */
const YEAR = /20\d\d|[去上今]年|[预估]|estimate|annual/i
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

/** MWh of the unit of a heading, without one of MWh; none where it names a unit that is not known. */
function scaleOf(heading: string): number {
  const [, bracketed = ''] = /\(([^)]*)\)/.exec(heading) ?? []
  return unitIn(heading)?.mwh ?? (bracketed === '' || YEAR.test(bracketed) ? 1 : Number.NaN)
}

/**
 * The MWh of a year that a text says, as a form holds them; undefined for none, 0 or less. A number without a unit has
 * that of the heading, else it is MWh.
 */
export function mwhOf(text: string, heading = ''): string | undefined {
  const [, figure = '', unit = ''] = /^([\d,.]+)\s*(.*)$/.exec(plain(text)) ?? []
  const isBare = /^(?:\/|$)/.test(unit)
  const own = unitIn(unit)
  const scale = isBare ? scaleOf(plain(heading)) : own?.at === 0 ? own.mwh : Number.NaN
  const mwh = Number(figure.replaceAll(',', '')) * scale
  return mwh > 0 ? String(Math.round(mwh * 1000) / 1000) : undefined
}

const cellsOf = (line: string) => line.split(/\t|;|；|\s{2,}/).map((cell) => cell.trim())

/** The column of the yearly use names a unit, or in the first heading the use: what follows is counted by it. */
function isHeading(name: string, use: string, heading: string): boolean {
  if (QUANTITY.test(use.replace(OF_A_YEAR, ''))) return false
  return unitIn(use) !== undefined || (heading === '' && USE.test(use) && WHO.test(name))
}

/**
 * A line of a copied table: name, yearly use and, if given, hours of operation; undefined for another line. `heading`:
 * the last one above. A line that only cannot be read (新雨⇥停产) is none, so that its unit stays.
 */
export function parkRowFrom(line: string, heading = ''): ParkRowValues | 'heading' | undefined {
  const [name = '', use = '', hours = ''] = cellsOf(line)
  const mwh = mwhOf(use, cellsOf(heading)[1])
  if (mwh === undefined && isHeading(plain(name), plain(use), heading)) return 'heading'
  if (name === '' || mwh === undefined) return undefined
  return { who: { name }, mwh, shape: SHAPES.find(([pattern]) => pattern.test(hours))?.[1] ?? 'one' }
}

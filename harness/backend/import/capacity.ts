/**
 * Converts capacities of a list of sites to m³ of gas per year. All factors are assumed, as in domain/leads.md
 * 'potential': boilers run at 70 % load, 12 h on 270 days (3,240 h), a tonne of steam takes 77.1586 m³ of gas; gas has
 * 36 MJ/m³, 90 % of which becomes heat. So 1 t/h = 174,996 m³/y and 1 MW = 3,600 / (36 × 0.9) × 0.7 × 3,240 =
 * 252,000 m³/y, for electric and thermal power.
 */
const HOURS = 12 * 270
const LOAD = 0.7
const GAS_PER_TONNE = 77.1586
const MJ_PER_M3 = 36
const EFFICIENCY = 0.9
/** m³/y per MW. */
export const GAS_PER_MW = (3_600 / (MJ_PER_M3 * EFFICIENCY)) * LOAD * HOURS
/** m³/y per t/h of steam. */
export const GAS_PER_STEAM = GAS_PER_TONNE * LOAD * HOURS
/** m³ per MWh of fuel. */
const GAS_PER_MWH = 3_600 / MJ_PER_M3

export interface Capacity {
  /** m³ of gas a year. */
  readonly gas: number
  /** t of steam per hour, if given in this unit. */
  readonly steam?: number
}

/** Conversion factor of a unit, to gas (m³/y) or to steam (t/h). */
type Unit = { readonly gas: number } | { readonly steam: number }

const VOLUMES: Readonly<Record<string, number>> = {
  m3: 1,
  nm3: 1,
  sm3: 1,
  'cubic meter': 1,
  'cubic metre': 1,
  'cubic meters': 1,
  'cubic metres': 1,
  立方米: 1,
  立方: 1,
  方: 1,
  标方: 1,
  km3: 1e3,
  'k m3': 1e3,
  千立方米: 1e3,
  千方: 1e3,
  千m3: 1e3,
  mm3: 1e6,
  'm m3': 1e6,
  mcm: 1e6,
  'million m3': 1e6,
  bcm: 1e9,
  'bn m3': 1e9,
  'billion m3': 1e9,
  万m3: 1e4,
  万nm3: 1e4,
  '万 m3': 1e4,
  '10k m3': 1e4,
  万立方米: 1e4,
  万立方: 1e4,
  万方: 1e4,
  万标方: 1e4,
  万: 1e4,
  百万m3: 1e6,
  百万立方米: 1e6,
  百万方: 1e6,
  亿m3: 1e8,
  亿立方米: 1e8,
  亿方: 1e8,
}

const ENERGIES: Readonly<Record<string, number>> = {
  kwh: GAS_PER_MWH / 1e3,
  mwh: GAS_PER_MWH,
  gwh: GAS_PER_MWH * 1e3,
  mj: 1 / MJ_PER_M3,
  gj: 1e3 / MJ_PER_M3,
  tj: 1e6 / MJ_PER_M3,
}

/** Number of periods per year; for days and hours, the assumed operating days and hours. */
const PERIODS: Readonly<Record<string, number>> = {
  y: 1,
  yr: 1,
  a: 1,
  year: 1,
  annum: 1,
  年: 1,
  month: 12,
  mo: 12,
  月: 12,
  d: 270,
  day: 270,
  天: 270,
  日: 270,
  h: HOURS * LOAD,
  hr: HOURS * LOAD,
  hour: HOURS * LOAD,
  小时: HOURS * LOAD,
  时: HOURS * LOAD,
}

const POWERS: Readonly<Record<string, number>> = { kw: 1e-3, mw: 1, gw: 1e3, 千瓦: 1e-3, 万千瓦: 10, 兆瓦: 1 }
/** Electric, thermal and peak power are treated alike. */
const POWER_SUFFIX = /^([kmg]w)\s?(?:e|el|th|p)$/

const STEAM: ReadonlySet<string> = new Set([
  't/h',
  't h',
  'tph',
  't/hr',
  'ton/h',
  'tons/h',
  'tonne/h',
  'tonnes/h',
  '吨/小时',
  '吨/时',
  '吨/h',
  // Usual names of boiler sizes: a 12-tonne boiler outputs 12 t of steam per hour.
  '吨',
  '蒸吨',
  '蒸吨/小时',
  '蒸吨/h',
])

/** Amount and period: `m3/y`, `m3 per year`, `m3 y` (`_` in a header), `万方每年`; default: per year. */
const AMOUNT_OF_PERIOD = /^(.+?)(?:\/| per | |每)(\w+|年|月|天|日|小时|时)$/

/** Parses a unit from a header or a cell; undefined if it is unknown. */
export function parseUnit(text: string): Unit | undefined {
  const unit = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\^/g, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()
  if (STEAM.has(unit)) return { steam: 1 }
  const power = POWERS[unit.replace(POWER_SUFFIX, '$1')]
  if (power !== undefined) return { gas: power * GAS_PER_MW }
  const whole = amountOf(unit)
  if (whole !== undefined) return { gas: whole }
  const [, amount = '', period = ''] = AMOUNT_OF_PERIOD.exec(unit) ?? []
  const each = amountOf(amount)
  const times = PERIODS[period]
  return each === undefined || times === undefined ? undefined : { gas: each * times }
}

const amountOf = (unit: string) => VOLUMES[unit] ?? ENERGIES[unit]

const NUMBER = /^[≈~约]?\s*([+-]?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i
/** Placeholders for unknown values. */
const UNKNOWN = /^(?:|-+|—+|n\/?a|none|null|nan|unknown|\?+|无|未知|不详)$/i

/**
 * Parses the capacity in a cell: a number with its own unit, else in the unit of the header, else in m³/y. Undefined
 * for an empty cell or a placeholder; an error text if it cannot be parsed.
 */
export function readCapacity(cell: string, headerUnit: Unit | undefined): Capacity | string | undefined {
  const text = cell.normalize('NFKC').trim()
  if (UNKNOWN.test(text)) return undefined
  const [, digits = '', rest = ''] = NUMBER.exec(text) ?? []
  const amount = Number(digits.replace(/[, ]/g, ''))
  if (digits === '' || !Number.isFinite(amount) || amount < 0) return `capacity cannot be read: ${cell}`
  const unit = rest === '' ? (headerUnit ?? { gas: 1 }) : parseUnit(rest)
  if (!unit) return `unit of capacity is not known: ${cell}`
  if ('steam' in unit) return { gas: Math.round(amount * GAS_PER_STEAM), steam: amount }
  return { gas: Math.round(amount * unit.gas) }
}

import { hitAt } from './hits'
import { exact, type Numeral, numeralsIn } from './numerals'
import { type Capacity, type Product, type Unit, unitsOf } from './types'

type Dimension = 'power' | 'energy' | 'mass' | 'volume' | 'cold' | 'count'
export type Period = 'min' | 'h' | 'd' | 'm' | 'y'

/** A number with its unit. */
export interface Quantity {
  readonly from: number
  readonly to: number
  readonly dimension: Dimension
  /** kW, kWh, t, m³, RT or pieces. */
  readonly value: number
  readonly per?: Period
  /** 'each', 各, 每台: of one of several. */
  readonly isEach?: true
  /** 'in total', 共: of all together. */
  readonly isTotal?: true
}

/**
 * Units by dimension, those that contain another one first; `factor` leads to the base unit. Latin units are whole words,
 * Chinese ones may be followed by anything: 5吨LNG.
 */
const UNITS: readonly {
  readonly dimension: Dimension
  readonly factor: number
  readonly latin: string
  readonly han: string
}[] = [
  { dimension: 'energy', factor: 1e6, latin: 'gwh', han: '吉瓦时' },
  { dimension: 'energy', factor: 1e3, latin: 'mw[·.]?hr?s?|megawatt[- ]?hours?', han: '兆瓦小?时' },
  { dimension: 'energy', factor: 1, latin: 'kw[·.]?hr?s?|kilowatt[- ]?hours?', han: '千瓦小?时|度电?' },
  { dimension: 'power', factor: 1e6, latin: 'gwp?', han: '吉瓦' },
  { dimension: 'power', factor: 1e3, latin: 'mwp?e?|megawatts?|megs?', han: '兆瓦?' },
  { dimension: 'power', factor: 1, latin: 'kwp?e?|kilowatts?|kva', han: '千瓦' },
  { dimension: 'cold', factor: 1, latin: 'u?s?rt|tons? of (?:refrigeration|cooling)|refrigeration tons?', han: '冷吨' },
  { dimension: 'mass', factor: 1, latin: 'tph|t\\/hr?|tonnes?|tons?|t', han: '蒸吨|吨' },
  {
    dimension: 'volume',
    factor: 1,
    latin: 'n?m3|cubic met(?:re|er)s?|cubes|cbm|cu\\.? ?m',
    han: 'n?m³|㎥|标?立方米?|标方|方(?![案面便式向法总经工先小])',
  },
  {
    dimension: 'count',
    factor: 1,
    latin: 'units?|sets?(?! aside)|pcs|pieces?|[x×*](?=\\s?\\d)|[x×*](?=\\s[a-z])',
    han: '台|套|个(?![月星礼小亿人点多厂车园项方公问电钟季])|根|支|桩|组|枪|条|座',
  },
]
const either = ({ latin, han }: { readonly latin: string; readonly han: string }) => `((?:${latin})(?![a-z])|${han})`

const UNIT = new RegExp(
  `\\s?(?:(?:(k)|(m))\\s?(?=n?m³|n?m3|cubic))?(?:多|来|几|余|左右|odd|plus|\\+)?\\s?-?个?(?:${UNITS.map(either).join('|')})`,
  'y',
)

const PERIODS: readonly { readonly period: Period; readonly latin: string; readonly han: string }[] = [
  { period: 'min', latin: 'minutes?|min', han: '分钟?' },
  { period: 'h', latin: 'hours?|hr|h', han: '个?小时|时' },
  { period: 'd', latin: 'days?|d', han: '天|日' },
  { period: 'm', latin: 'months?|m', han: '个?月' },
  { period: 'y', latin: 'years?|yr|annum|a|y', han: '年' },
]
const PER = new RegExp(
  `\\s?(?:of [a-z]+(?: [a-z]+)? )?(?:\\/|每一?|per |an? |each |every |一)\\s?(?:${PERIODS.map(either).join('|')})|\\s(?:(hourly)|(daily)|(monthly)|(yearly|annually))\\b`,
  'y',
)
const ADVERBS: readonly Period[] = ['h', 'd', 'm', 'y']
/** Before the number: 每天大约300立方, 一年大概600万度. */
const PER_BEFORE =
  /(?:(每分钟?)|(每个?小时|小时|hourly)|(每天|每日|日均|一天|日用[气电汽]量?|daily|a day)|(每个?月|月均|一个月|月用[气电汽]?量?|monthly|a month)|(每年|年均|一年|全年|年用[气电汽]?量?|年耗[气电汽]?量?|年需求?量?|yearly|annual(?:ly)?|a year))[^,，;；。\d零一二两三四五六七八九十]{0,12}$/

/** `floor` is the end of the quantity before: its 'a day' is not of this one. */
function periodOf(
  lower: string,
  floor: number,
  from: number,
  to: number,
): { readonly per?: Period; readonly to: number } {
  const after = hitAt(PER, lower, to)
  if (after) {
    const at = after.groups.findIndex((group) => group !== '')
    const per = PERIODS[at]?.period ?? ADVERBS[at - PERIODS.length]
    return { ...(per && { per }), to: after.to }
  }
  const before = PER_BEFORE.exec(lower.slice(Math.max(floor, from - 20), from))
  const per = before && PERIODS[before.slice(1).findIndex((group) => group !== undefined)]?.period
  return { ...(per && { per }), to }
}

const EACH_BEFORE =
  /(?:each|每[台套个根支桩条]|各|单[台套个枪]|一[台套个]是?|都是|均为?|at|of)\s*(?:大?概|约|about|around)?\s*$/
const EACH_AFTER = /^\s*(?:each|apiece|per unit|a piece|一[台个套根]|每[台个套])/
const TOTAL_BEFORE =
  /(?:一共|总共|合计|共计?|总容量|总功率|总量|total(?:ling|ing)?(?: of)?|altogether|in all)\s*(?:是|为)?\s*$/
const TOTAL_AFTER = /^\s*(?:in total|altogether|total|in all|overall)\b/

/** 一吨半 */
const HALF = /^半(?![天年月日小个])/

function quantityAt(lower: string, floor: number, numeral: Numeral): Quantity | undefined {
  const unit = hitAt(UNIT, lower, numeral.to)
  if (!unit) return undefined
  const [thousand = '', million = '', ...names] = unit.groups
  const kind = UNITS[names.findIndex((name) => name !== '')]
  if (!kind) return undefined
  const isHourly = kind.dimension === 'mass' && /(?:tph|\/hr?)$/.test(unit.text)
  const period =
    kind.dimension === 'count' || isHourly ? { to: unit.to } : periodOf(lower, floor, numeral.from, unit.to)
  const before = lower.slice(Math.max(0, numeral.from - 14), numeral.from)
  const after = lower.slice(period.to, period.to + 12)
  return {
    from: numeral.from,
    dimension: kind.dimension,
    value: exact(
      (numeral.value + (HALF.test(lower.slice(unit.to)) ? 0.5 : 0)) *
        kind.factor *
        (thousand ? 1e3 : 1) *
        (million ? 1e6 : 1),
    ),
    ...(isHourly && { per: 'h' }),
    ...period,
    ...((EACH_BEFORE.test(before) || EACH_AFTER.test(after)) && { isEach: true }),
    ...((TOTAL_BEFORE.test(before) || TOTAL_AFTER.test(after)) && { isTotal: true }),
  }
}

/** Between the two ends of a range: 3MW到5MW, 从 5t/h 加到 8t/h. */
const RANGE = /^\s?(?:-|~|至|到|to|or|或|加到|增加到|提高到|扩到|扩大到)\s?$/
/** 20kW x 16, chargers x 16. */
const TIMES = /[x×*]\s?(?=$)/

/** All quantities of a note in their order. */
export function quantitiesIn(lower: string): Quantity[] {
  const result: Quantity[] = []
  for (const numeral of numeralsIn(lower)) {
    const last = result[result.length - 1]
    const found = quantityAt(lower, last?.to ?? 0, numeral) ?? timesAt(lower, numeral)
    if (!found) continue
    const isRange = last?.dimension === found.dimension && RANGE.test(lower.slice(last.to, found.from))
    if (last && isRange) result[result.length - 1] = { ...found, from: last.from }
    else result.push(found)
  }
  return result
}

function timesAt(lower: string, { from, to, value }: Numeral): Quantity | undefined {
  return TIMES.test(lower.slice(Math.max(0, from - 2), from)) ? { from, to, value, dimension: 'count' } : undefined
}

const MONTHS = 12

/** A quantity as the capacity of a product; undefined if the product is not sized in it. */
export function capacityOf(product: Product, quantity: Quantity): Capacity | undefined {
  const unit = unitOf(product, quantity)
  if (!unit || !unitsOf(product).includes(unit)) return undefined
  const isMonthly = quantity.per === 'm' && (unit === 'm³/y' || unit === 'MWh/y')
  const factor = (isMonthly ? MONTHS : 1) * (unit === 'MWh/y' ? 1e-3 : 1)
  return { value: exact(quantity.value * factor), unit }
}

const VOLUMES: Readonly<Record<Period, Unit>> = { min: 'm³/min', h: 'm³/h', d: 'm³/d', m: 'm³/y', y: 'm³/y' }

function unitOf(product: Product, { dimension, per }: Quantity): Unit | undefined {
  switch (dimension) {
    case 'power':
      return per === undefined ? 'kW' : undefined
    case 'energy':
      if (product === 'power') return per === undefined || per === 'y' || per === 'm' ? 'MWh/y' : undefined
      return per === undefined ? 'kWh' : undefined
    case 'cold':
      return 'RT'
    case 'mass':
      if (product === 'lng') return per === undefined || per === 'd' ? 't/d' : undefined
      if (product === 'chiller') return per === undefined ? 'RT' : undefined
      return per === undefined || per === 'h' ? 't/h' : undefined
    case 'volume':
      if (per === undefined) return product === 'air' ? 'm³/min' : undefined
      return VOLUMES[per]
    case 'count':
      return undefined
  }
}

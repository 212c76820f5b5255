import { days, monthNumber, monthOf, passedOf } from '#base/calendar'
import { ENERGIES, type Energy } from '#base/energy'
import { roundTo, sumOf } from '#base/quantities'
import { randomOf } from './Random'
import type { SimCompany } from './records'
import { HEAT_SUPPLY, HEAT_TRADES, STEAM_TRADES } from './trades'
import * as fixed from './usageFigures'

/**
 * Energy that companies use by month, so that bills, warnings and contracts of different areas agree
 * (domain/customer.md 1, 7).
 */

/** Fields from which use is generated. A company created at run time has no volume and uses nothing. */
export type Billed = Pick<SimCompany, 'custId' | 'industry' | 'gas' | 'regStatus'>

/** The moment of a context. */
interface Now {
  readonly now: Date
}

const YEAR = 12
/** Number of months with readings, including the running one. */
const MONTHS = 36

/** Its months are the worked example. */
const GUANGDA = 'C-000001'
/** One in this many companies has had no consumption lately (`SILENT`). */
const SILENT_EVERY = 41

const numberIn = (id: string) => Number(id.slice(2))

function stopOf({ custId, regStatus }: Billed): fixed.Stop {
  const usual = numberIn(custId) % SILENT_EVERY === 0 ? fixed.SILENT : {}
  return fixed.STOPS[custId] ?? (regStatus === '3' ? fixed.CANCELLED : usual)
}

const isIn = (range: readonly [number, number] | undefined, back: number) =>
  range !== undefined && back >= range[0] && back <= range[1]

/** How a company uses an energy, generated once. */
export type Usage = ReturnType<typeof usageOf>

/** A year's volume of an energy, at which price and in which hours. */
export function usageOf(company: Billed, energy: Energy) {
  const { custId, industry, gas } = company
  const number = numberIn(custId)
  const isExample = custId === GUANGDA
  const random = randomOf(ENERGIES.indexOf(energy), 'bill', number)
  const season = energy === 'heat' || industry === HEAT_SUPPLY ? 'heated' : energy === 'elec' ? 'cooled' : 'worked'
  const years: Readonly<Record<Energy, number>> = {
    gas,
    elec: gas * (0.5 + random.next()),
    heat: HEAT_TRADES.has(industry) ? gas * 0.004 : 0,
    steam: STEAM_TRADES.has(industry) ? gas * 0.002 : 0,
  }
  const prices: Readonly<Record<Energy, number>> = {
    gas: gas >= 2_000_000 ? 2.75 + random.next() * 0.2 : 3.2 + random.next() * 0.75,
    elec: 0.64 + random.next() * 0.08,
    heat: 78 + random.next() * 14,
    steam: 212 + random.next() * 46,
  }
  return {
    custId,
    number,
    energy,
    isExample,
    /** A year's volume; 0 without this energy. */
    year: years[energy],
    weights: fixed.SEASONS[season],
    /** Share by which a year exceeds the one before. */
    growth: -0.1 + random.next() * 0.26,
    /** CNY per unit, of the running half-year. */
    price: isExample && energy === 'gas' ? 2.807 : prices[energy],
    /** Hours of the day in which it works, for the time of use. */
    hours: isExample ? fixed.HOURS[0] : random.pick(fixed.HOURS),
    stop: stopOf(company),
  }
}

/** Cheap and deterministic: 0 ≤ n < 1 for a number. */
export function pseudoRandom(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** Volume of a whole month `back` months before the running one; null without a reading. */
function wholeVolume(usage: Usage, back: number, at: number) {
  const { custId, number, energy, isExample, year, weights, growth, stop } = usage
  const index = at % YEAR
  if (year === 0 || (isIn(stop.none, back) && (stop.month ?? index + 1) === index + 1)) return null
  if (isIn(stop.zero, back)) return 0
  const metered = custId === fixed.METERED.custId && energy === 'gas' ? fixed.METERED.months[monthOf(at)] : undefined
  if (metered !== undefined) return metered
  const yearsBack = Math.floor(back / YEAR)
  const example = isExample ? fixed.EXAMPLE[energy] : undefined
  if (example) {
    const shown = example[yearsBack]?.[index] ?? (example[1]?.[index] ?? 0) * 0.96
    return Math.round(shown * 10_000)
  }
  const spread = 0.95 + pseudoRandom(number * 512 + at) * 0.1
  return Math.round((year * (weights[index] ?? 0) * spread) / (1 + growth) ** yearsBack)
}

/** Volumes of a month by reading, the running one to date; more than one are added. Empty without a reading. */
function volumesOf(usage: Usage, back: number, at: number, passed: number): readonly number[] {
  const whole = wholeVolume(usage, back, at)
  if (whole === null) return []
  const volume = back === 0 ? Math.round(whole * passed) : whole
  const { custId, energy } = usage
  if (energy !== 'gas') return [volume]
  if (custId === fixed.CREDITED.custId && back === fixed.CREDITED.back) return [volume, -volume - fixed.CREDITED.over]
  const isParted = custId === fixed.PARTED.custId && (back === fixed.PARTED.tariff || back === fixed.PARTED.meters)
  const first = Math.round(volume * 0.55)
  return isParted ? [first, volume - first] : [volume]
}

/** Prices rise each half-year; `part`: which reading of the month. CNY per unit, 4 decimals */
export function priceIn({ custId, price }: Usage, back: number, part: number): number {
  const isOld =
    custId === fixed.PARTED.custId && (back > fixed.PARTED.tariff || (back === fixed.PARTED.tariff && part === 0))
  return roundTo(price * (1 - 0.012 * Math.floor(back / 6)) * (isOld ? 0.97 : 1), 4)
}

/**
 * Months from one to another (`monthNumber`, both included) of the last 36, oldest first, with the volumes of their
 * readings; the running one to date.
 */
export function usedMonths({ now }: Now, usage: Usage, from: number, to: number) {
  const today = days.of(now)
  const [running, passed] = [monthNumber(today), passedOf(today)]
  const first = Math.max(from, running - MONTHS + 1)
  return Array.from({ length: Math.max(0, Math.min(to, running) - first + 1) }, (_, index) => {
    const [at, back] = [first + index, running - first - index]
    return { at, back, month: monthOf(at), volumes: volumesOf(usage, back, at, passed) }
  })
}

/** Gas of the 36 months up to the running one, which counts to date, by month. m³ */
export function gasMonths(context: Now, company: Billed): ReadonlyMap<string, number> {
  const months = usedMonths(context, usageOf(company, 'gas'), 0, Number.POSITIVE_INFINITY)
  return new Map(
    months.flatMap(({ month, volumes }) => (volumes.length > 0 ? [[month, sumOf(volumes, (volume) => volume)]] : [])),
  )
}

/** Energies that a company has used. */
export function usedEnergies(company: Billed): readonly Energy[] {
  const { none } = stopOf(company)
  if (isIn(none, 0) && isIn(none, MONTHS - 1)) return []
  return ENERGIES.filter((energy) => usageOf(company, energy).year > 0)
}

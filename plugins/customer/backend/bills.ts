import type { SimContext } from '#harness/backend/contract'
import { randomOf, type SimCompany } from '#harness/backend/world'
import { type Day, days, monthNumber, monthOf, passedOf, roundTo, sumOf } from '#src/calendar'
import { costOf, powerBill, type Tou, touPeriodOf } from '../rules/powerBill'
import { ENERGIES, type Energy } from '../rules/vocabulary'
import * as fixed from './seed/bills'

/** Bills of companies in the simulator (domain/customer.md 1, 5, 7). */

/** What bills are drawn from. A company created at run time has no volume, and no bills. */
export type Billed = Pick<SimCompany, 'custId' | 'industry' | 'gas' | 'regStatus'>

const YEAR = 12
const MONTHS = 36

/** Its months are the worked example. */
const GUANGDA = 'C-000001'
/** Every so many companies one is silent. */
const SILENT_EVERY = 41

const numberIn = (id: string) => Number(id.slice(2))

function stopOf({ custId, regStatus }: Billed): fixed.Stop {
  const usual = numberIn(custId) % SILENT_EVERY === 0 ? fixed.SILENT : {}
  return fixed.STOPS[custId] ?? (regStatus === '3' ? fixed.CANCELLED : usual)
}

const isIn = (range: readonly [number, number] | undefined, back: number) =>
  range !== undefined && back >= range[0] && back <= range[1]

/** What a year of an energy looks like, drawn once for a company. */
function profileOf(company: Billed, energy: Energy) {
  const { custId, industry, gas } = company
  const number = numberIn(custId)
  const isGuangda = custId === GUANGDA
  const random = randomOf(ENERGIES.indexOf(energy), 'bill', number)
  const season =
    energy === 'heat' || industry === fixed.HEAT_SUPPLY ? 'heated' : energy === 'elec' ? 'cooled' : 'worked'
  const years: Readonly<Record<Energy, number>> = {
    gas,
    elec: gas * (0.5 + random.next()),
    heat: fixed.HEAT_USERS.includes(industry) ? gas * 0.004 : 0,
    steam: fixed.STEAM_USERS.includes(industry) ? gas * 0.002 : 0,
  }
  const prices: Readonly<Record<Energy, number>> = {
    gas: gas >= 2_000_000 ? 2.75 + random.next() * 0.2 : 3.2 + random.next() * 0.75,
    elec: 0.64 + random.next() * 0.08,
    heat: 78 + random.next() * 14,
    steam: 212 + random.next() * 46,
  }
  return {
    ...{ custId, number, energy, isGuangda },
    /** A year's volume; 0 without this energy. */
    year: years[energy],
    weights: fixed.SEASONS[season],
    /** Share by which a year exceeds the one before. */
    growth: -0.1 + random.next() * 0.26,
    /** CNY per unit, of the running half-year. */
    price: isGuangda && energy === 'gas' ? 2.807 : prices[energy],
    /** Hours of the day in which it works, for the time of use. */
    hours: isGuangda ? fixed.HOURS[0] : random.pick(fixed.HOURS),
    stop: stopOf(company),
  }
}
type Profile = ReturnType<typeof profileOf>

/** Cheap and steady: 0 ≤ n < 1 for a number. */
function drawn(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** Volume of a whole month `back` months before the running one; null without a bill. */
function wholeVolume({ number, energy, isGuangda, year, weights, growth, stop }: Profile, back: number, at: number) {
  const index = at % YEAR
  if (year === 0 || (isIn(stop.none, back) && (stop.month ?? index + 1) === index + 1)) return null
  if (isIn(stop.zero, back)) return 0
  const yearsBack = Math.floor(back / YEAR)
  const example = isGuangda ? fixed.EXAMPLE[energy] : undefined
  if (example) {
    const shown = example[yearsBack]?.[index] ?? (example[1]?.[index] ?? 0) * 0.96
    return Math.round(shown * 10_000)
  }
  const spread = 0.95 + drawn(number * 512 + at) * 0.1
  return Math.round((year * (weights[index] ?? 0) * spread) / (1 + growth) ** yearsBack)
}

/** Volumes of the bills of a month, the running one to date; more than one are added. Empty without a bill. */
function volumesOf(profile: Profile, back: number, at: number, passed: number): readonly number[] {
  const whole = wholeVolume(profile, back, at)
  if (whole === null) return []
  const volume = back === 0 ? Math.round(whole * passed) : whole
  const { custId, energy } = profile
  if (energy !== 'gas') return [volume]
  if (custId === fixed.CREDITED.custId && back === fixed.CREDITED.back) return [volume, -volume - fixed.CREDITED.over]
  const isParted = custId === fixed.PARTED.custId && (back === fixed.PARTED.tariff || back === fixed.PARTED.meters)
  const first = Math.round(volume * 0.55)
  return isParted ? [first, volume - first] : [volume]
}

/** Prices rise each half-year. CNY per unit */
function priceOf({ custId, price }: Profile, back: number, part: number): number {
  const isOld =
    custId === fixed.PARTED.custId && (back > fixed.PARTED.tariff || (back === fixed.PARTED.tariff && part === 0))
  return roundTo(price * (1 - 0.012 * Math.floor(back / 6)) * (isOld ? 0.97 : 1), 4)
}

/** Power by period of the day, in proportion to the hours worked; what rounding leaves is flat. kWh */
function touOf({ hours: [from, to] }: Profile, volume: number, month: number): Tou {
  const hours = Array.from({ length: to - from }, (_, index) => touPeriodOf(from + index, month))
  const of = (period: string) =>
    Math.round((volume * hours.filter((each) => each === period).length) / Math.max(hours.length, 1))
  const parts = { sharp: of('sharp'), peak: of('peak'), valley: of('valley') }
  return { ...parts, flat: volume - parts.sharp - parts.peak - parts.valley }
}

/** Bills are due in the month after theirs. Most are paid by then, the older ones nearly all. */
function paymentOf({ custId, number, energy, isGuangda }: Profile, back: number, at: number, today: Day) {
  const chance = drawn(number * 512 + at + 7919 * (ENERGIES.indexOf(energy) + 1))
  const dueDay = 5 + Math.floor(drawn(number + 104_729) * 21)
  const isDueSoon = custId === fixed.DUE_SOON && energy === 'gas' && back === 1
  const dueAt = isDueSoon ? days.add(today, 2) : days.add(`${monthOf(at + 1)}-01` as Day, dueDay - 1)
  if (back === 0 || isDueSoon) return { paid: '0', dueAt } as const
  const share = isGuangda || back > 3 ? 1 : back === 1 ? 0.6 : 0.9
  if (chance >= share) return { paid: chance < share + (1 - share) / 3 ? '1' : '0', dueAt } as const
  const on = isGuangda ? (`${monthOf(at + 1)}-02` as Day) : days.add(dueAt, -Math.floor(chance * 9))
  return { paid: '2', dueAt, paidAt: on > today ? today : on } as const
}

/** Months from one to another of the last 36, oldest first, with the volumes of their bills; the running one to date. */
function monthsOf({ now }: Pick<SimContext, 'now'>, profile: Profile, from: number, to: number) {
  const today = days.of(now)
  const [running, passed] = [monthNumber(today), passedOf(today)]
  const first = Math.max(from, running - MONTHS + 1)
  return Array.from({ length: Math.max(0, Math.min(to, running) - first + 1) }, (_, index) => {
    const [at, back] = [first + index, running - first - index]
    return { at, back, month: monthOf(at), volumes: volumesOf(profile, back, at, passed) }
  })
}

/** Gas of the 36 months up to the running one, which counts to date, by month. m³ */
export function gasMonths(context: Pick<SimContext, 'now'>, company: Billed): ReadonlyMap<string, number> {
  const months = monthsOf(context, profileOf(company, 'gas'), 0, Number.POSITIVE_INFINITY)
  return new Map(
    months.flatMap(({ month, volumes }) => (volumes.length > 0 ? [[month, sumOf(volumes, (volume) => volume)]] : [])),
  )
}

/** Energies that a company has bills of. */
export function energiesOf(company: Billed): readonly Energy[] {
  const isBilled = (stop: fixed.Stop) => !(isIn(stop.none, 0) && isIn(stop.none, MONTHS - 1))
  return isBilled(stopOf(company)) ? ENERGIES.filter((energy) => profileOf(company, energy).year > 0) : []
}

/** Bills of an energy from month to month (`2026-11`, both included), oldest first; of at most 36 months. */
export function billsOf(context: Pick<SimContext, 'now'>, company: Billed, energy: Energy, from: string, to: string) {
  const today = days.of(context.now)
  const profile = profileOf(company, energy)
  return monthsOf(context, profile, monthNumber(from), monthNumber(to)).flatMap(({ at, back, month, volumes }) =>
    volumes.map((volume, part) => {
      const price = priceOf(profile, back, part)
      const tou = energy === 'elec' ? touOf(profile, volume, (at % YEAR) + 1) : undefined
      const amount = tou ? powerBill(tou, price).amount : costOf(volume, price)
      const id = `${month}-${energy}-${part + 1}`
      return { id, month, energy, volume, price, amount, tou, ...paymentOf(profile, back, at, today) }
    }),
  )
}

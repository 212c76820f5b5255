import type { SimContext } from '#harness/backend/contract'
import { randomOf, type SimCompany } from '#harness/backend/world'
import { type Day, days, roundTo } from '#src/calendar'
import { ENERGIES, type Energy } from '../rules/energies'
import { monthNumber, monthOf, passedOf } from '../rules/months'
import { costOf, powerBill, type Tou, touPeriodOf } from '../rules/powerBill'

/** A bill as it goes on the wire; the one of the running month counts to date. Amounts CNY */
export interface SimBill {
  readonly id: string
  readonly month: string
  readonly energy: Energy
  /** m³, kWh, GJ, t */
  readonly volume: number
  /** CNY per unit, 4 decimals; of electricity that of the flat period. */
  readonly price: number
  readonly amount: number
  /** kWh; of electricity only. */
  readonly tou?: Tou
  /** 0 unpaid, 1 paid in part, 2 paid. */
  readonly paid: '0' | '1' | '2'
  readonly dueAt: Day
  readonly paidAt?: Day
}

/** What bills are drawn from. A company created at run time has no volume, and no bills. */
export type Billed = Pick<SimCompany, 'custId' | 'industry' | 'gas' | 'regStatus'>

const YEAR = 12
const MONTHS = 36

/** Months in which heating runs. */
const isWinter = (month: number) => month === 12 || month <= 2
const HEATED: Season = (month) => (isWinter(month) ? 3 : 1)
/** Plants rest around the Spring Festival. */
const WORKED: Season = (month) => (month === 2 ? 0.76 : month === 1 ? 0.95 : 1)
const COOLED: Season = (month) => (month >= 6 && month <= 9 ? 1.25 : WORKED(month))

/** Weight of a month (1–12) within its year. */
type Season = (month: number) => number
const weightOf = (season: Season) => {
  const weights = Array.from({ length: YEAR }, (_, index) => season(index + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
const [heated, worked, cooled] = [HEATED, WORKED, COOLED].map(weightOf) as [number[], number[], number[]]

const HEAT_SUPPLY = 'D443'
const HEAT_USERS = new Set(['Q84', 'P83', 'H61', 'K702', HEAT_SUPPLY])
const STEAM_USERS = new Set(['C13', 'C14', 'C15', 'C17', 'C22', 'C26', 'C27'])

/** Companies of domain/customer.md 7. */
const GUANGDA = 'C-000001'
const HONGSHENG = 'C-000002'
const IDLE = 'C-000003'
const NEW = 'C-000004'
const GAP = 'C-000005'
const DUE_SOON = 'C-000006'
const CREDITED = 'C-000014'
const UNBILLED = 'C-000016'

/** C-000001 by calendar month from January, the running year and the one before. 10⁴ m³, 10⁴ kWh */
const EXAMPLE: Readonly<Partial<Record<Energy, readonly (readonly number[])[]>>> = {
  gas: [
    [301, 235, 310, 316, 322, 318, 330, 336, 338, 342, 300, 292],
    [295, 241, 298, 296, 300, 305, 302, 308, 312, 310, 296, 286],
  ],
  elec: [
    [430, 335.7, 442.9, 451.4, 460, 454.3, 471.4, 480, 482.9, 488.6, 428.55, 417.1],
    [421.4, 344.3, 425.7, 422.9, 428.6, 435.7, 431.4, 440, 445.7, 442.9, 422.9, 408.6],
  ],
}

interface Profile {
  readonly custId: string
  readonly number: number
  readonly energy: Energy
  /** A year's volume; 0 without this energy. */
  readonly year: number
  readonly weights: readonly number[]
  /** Share by which a year exceeds the one before. */
  readonly growth: number
  /** CNY per unit, of the running half-year. */
  readonly price: number
  /** Hours of the day in which it works, for the time of use. */
  readonly hours: readonly [from: number, to: number]
  readonly stopped: Stopped
}
/** Months, back from the running one, without volume. */
interface Stopped {
  readonly none: (back: number, month: number) => boolean
  readonly zero: (back: number) => boolean
}

const numberIn = (id: string) => Number(id.slice(2))
/** Some companies have not burnt anything for half a year (use 2). */
const SILENT_EVERY = 41

function stoppedOf({ custId, regStatus }: Billed): Stopped {
  const never = () => false
  if (custId === UNBILLED) return { none: () => true, zero: never }
  if (custId === NEW) return { none: (back) => back >= 5, zero: never }
  if (custId === GAP) return { none: (back, month) => back < YEAR && month === 2, zero: never }
  if (custId === IDLE) return { none: never, zero: (back) => back >= 6 && back < 30 }
  if (regStatus === '3') return { none: (back) => back < 9, zero: never }
  const isSilent = numberIn(custId) % SILENT_EVERY === 0
  return { none: never, zero: isSilent ? (back) => back < 6 : never }
}

const HOURS = [
  [0, 24],
  [8, 18],
  [6, 22],
] as const

/** What a year of an energy looks like, drawn once for a company. */
function profileOf(company: Billed, energy: Energy): Profile {
  const { custId, industry, gas } = company
  const random = randomOf(ENERGIES.indexOf(energy), 'bill', numberIn(custId))
  const isHeat = industry === HEAT_SUPPLY
  const years: Readonly<Record<Energy, number>> = {
    gas,
    elec: gas * (0.5 + random.next()),
    heat: HEAT_USERS.has(industry) ? gas * 0.004 : 0,
    steam: STEAM_USERS.has(industry) ? gas * 0.002 : 0,
  }
  const prices: Readonly<Record<Energy, number>> = {
    gas: gas >= 2_000_000 ? 2.75 + random.next() * 0.2 : 3.2 + random.next() * 0.75,
    elec: 0.64 + random.next() * 0.08,
    heat: 78 + random.next() * 14,
    steam: 212 + random.next() * 46,
  }
  return {
    custId,
    number: numberIn(custId),
    energy,
    year: years[energy],
    weights: energy === 'heat' || isHeat ? heated : energy === 'elec' ? cooled : worked,
    growth: -0.1 + random.next() * 0.26,
    price: custId === GUANGDA && energy === 'gas' ? 2.807 : prices[energy],
    hours: custId === GUANGDA ? HOURS[0] : random.pick(HOURS),
    stopped: stoppedOf(company),
  }
}

/** Cheap and steady: 0 ≤ n < 1 for a number. */
function drawn(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** Volume of a whole month `back` months before the running one; null without a bill. */
function wholeVolume({ custId, number, energy, year, weights, growth, stopped }: Profile, back: number, at: number) {
  const index = at % YEAR
  if (year === 0 || back < 0 || back >= MONTHS || stopped.none(back, index + 1)) return null
  if (stopped.zero(back)) return 0
  const yearsBack = Math.floor(back / YEAR)
  const example = custId === GUANGDA ? EXAMPLE[energy] : undefined
  if (example) {
    const shown = example[yearsBack]?.[index] ?? (example[1]?.[index] ?? 0) * 0.96
    return Math.round(shown * 10_000)
  }
  const spread = 0.95 + drawn(number * 512 + at) * 0.1
  return Math.round((year * (weights[index] ?? 0) * spread) / (1 + growth) ** yearsBack)
}

/** A credit note for a meter that was read too high; it exceeds what was used in its month. */
const CREDIT_BACK = 3

/** Volumes of the bills of a month, the running one to date; more than one are added. Empty without a bill. */
function volumesOf(profile: Profile, back: number, at: number, passed: number): readonly number[] {
  const whole = wholeVolume(profile, back, at)
  if (whole === null) return []
  const volume = back === 0 ? Math.round(whole * passed) : whole
  const { custId, energy } = profile
  if (energy !== 'gas') return [volume]
  if (custId === CREDITED && back === CREDIT_BACK) return [volume, -volume - 8400]
  const isParted = custId === HONGSHENG && (back === TARIFF_BACK || back === METERS_BACK)
  const first = Math.round(volume * 0.55)
  return isParted ? [first, volume - first] : [volume]
}
/** C-000002 has a month with a bill by each of two meters, and one with a change of the tariff in it. */
const METERS_BACK = 4
const TARIFF_BACK = 7

/** Prices rise each half-year. CNY per unit */
function priceOf({ custId, price }: Profile, back: number, part: number): number {
  const isOld = custId === HONGSHENG && (back > TARIFF_BACK || (back === TARIFF_BACK && part === 0))
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
function paymentOf({ custId, energy }: Profile, back: number, at: number, today: Day) {
  const chance = drawn(numberIn(custId) * 512 + at + 7919 * (ENERGIES.indexOf(energy) + 1))
  const dueDay = 5 + Math.floor(drawn(numberIn(custId) + 104_729) * 21)
  const isDueSoon = custId === DUE_SOON && energy === 'gas' && back === 1
  const dueAt = isDueSoon ? days.add(today, 2) : days.add(`${monthOf(at + 1)}-01` as Day, dueDay - 1)
  if (back === 0 || isDueSoon) return { paid: '0', dueAt } as const
  const isGuangda = custId === GUANGDA
  const share = isGuangda || back > 3 ? 1 : back === 1 ? 0.6 : 0.9
  if (chance >= share) return { paid: chance < share + (1 - share) / 3 ? '1' : '0', dueAt } as const
  const on = isGuangda ? (`${monthOf(at + 1)}-02` as Day) : days.add(dueAt, -Math.floor(chance * 9))
  return { paid: '2', dueAt, paidAt: on > today ? today : on } as const
}

const names = new Map<number, readonly string[]>()
/** Names of the 36 months up to the running one, which is the first: lists ask for them 2,000 times. */
function namesFrom(running: number): readonly string[] {
  const known = names.get(running) ?? Array.from({ length: MONTHS }, (_, back) => monthOf(running - back))
  names.set(running, known)
  return known
}

/** Gas of the 36 months up to the running one, which counts to date, by month. Quick: for lists. m³ */
export function gasMonths({ now }: Pick<SimContext, 'now'>, company: Billed): ReadonlyMap<string, number> {
  const today = days.of(now)
  const [running, passed, profile] = [monthNumber(today), passedOf(today), profileOf(company, 'gas')]
  const months = new Map<string, number>()
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const volumes = volumesOf(profile, back, running - back, passed)
    const name = namesFrom(running)[back]
    if (name !== undefined && volumes.length > 0)
      months.set(
        name,
        volumes.reduce((sum, each) => sum + each, 0),
      )
  }
  return months
}

/** Energies that a company has bills of. */
export function energiesOf(company: Billed): readonly Energy[] {
  return company.custId === UNBILLED ? [] : ENERGIES.filter((energy) => profileOf(company, energy).year > 0)
}

/** Bills of an energy from month to month (`2026-11`, both included), oldest first; of at most 36 months. */
export function billsOf(
  { now }: Pick<SimContext, 'now'>,
  company: Billed,
  energy: Energy,
  from: string,
  to: string,
): readonly SimBill[] {
  const today = days.of(now)
  const [running, passed, profile] = [monthNumber(today), passedOf(today), profileOf(company, energy)]
  const bills: SimBill[] = []
  const first = Math.max(monthNumber(from), running - MONTHS + 1)
  for (let at = first; at <= Math.min(monthNumber(to), running); at += 1) {
    const back = running - at
    volumesOf(profile, back, at, passed).forEach((volume, part) => {
      const price = priceOf(profile, back, part)
      const tou = energy === 'elec' ? touOf(profile, volume, (at % YEAR) + 1) : undefined
      const amount = tou ? powerBill(tou, price).amount : costOf(volume, price)
      bills.push({
        id: `${monthOf(at)}-${energy}-${part + 1}`,
        month: monthOf(at),
        energy,
        volume,
        price,
        amount,
        ...(tou && { tou }),
        ...paymentOf(profile, back, at, today),
      })
    })
  }
  return bills
}

import { asDay, type Day, days, workingDays } from '#base/calendar'
import { sumOf } from '#base/quantities'
import * as fixed from './dailyFigures'
import { type Billed, gasMonths, pseudoRandom } from './usage'
import { METERED } from './usageFigures'

/** Gas by day: the months that bills have, spread over their days (domain/risk.md 6). */

/** The volume of a day; null without a reading. m³ */
export interface GasDay {
  readonly day: Day
  readonly volume: number | null
}

/** Days with readings, up to yesterday. */
const GAS_DAYS = 180

const numberIn = (id: string) => Number(id.slice(2))

/** What is used on a day of a week as a share of a working day; some plants rest on Sundays and holidays. */
function factorOf(number: number, day: Day): number {
  if (workingDays.is(day)) return 1
  const isHoliday = workingDays.isHoliday(day)
  if (!isHoliday && days.weekday(day) === 6) return fixed.SHARES.saturday
  if (number % fixed.RESTS_EVERY === 0) return 0
  return isHoliday ? fixed.SHARES.holiday : fixed.SHARES.sunday
}

const isMissing = (number: number, back: number) =>
  (fixed.GAPS.includes(number) && back <= fixed.GAP_DAYS) || (fixed.isNew(number) && back > fixed.NEW_DAYS)

/** Volumes of the worked example by day. */
const METERED_DAYS: ReadonlyMap<string, number | null> = new Map(
  METERED.volumes.map((volume, index) => [days.add(asDay(METERED.from) as Day, index), volume]),
)

/** The days of a month, the running one to date, whose volumes add up to what its bill has; `since`: see `gasDays`. */
function daysOf(custId: string, volume: number, month: readonly Day[], since: Day): GasDay[] {
  const number = numberIn(custId)
  const metered = custId === METERED.custId ? METERED_DAYS : new Map<string, number | null>()
  const weights = month.map((day) => {
    if (metered.has(day)) return 0
    const noise = 1 + (pseudoRandom(number * 4096 + Date.parse(day) / 86_400_000) - 0.5) * fixed.NOISE
    return factorOf(number, day) * noise * fixed.shareOn(number, days.between(day, since))
  })
  const whole = sumOf(weights, (weight) => weight)
  const rest = volume - sumOf(month, (day) => metered.get(day) ?? 0)
  let [sum, written] = [0, 0]
  return month.map((day, index) => {
    const known = metered.get(day)
    if (known !== undefined) return { day, volume: known }
    sum += weights[index] ?? 0
    const upTo = whole > 0 ? Math.round((rest * sum) / whole) : 0
    const own = upTo - written
    written = upTo
    return { day, volume: isMissing(number, days.between(day, since)) ? null : own }
  })
}

/** Months of companies that were spread over their days; a bill does not change while the clock moves. */
const spread = new WeakMap<Billed, Map<string, readonly GasDay[]>>()

function daysOnce(company: Billed, volume: number, month: readonly Day[], since: Day): readonly GasDay[] {
  const known = spread.get(company) ?? new Map<string, readonly GasDay[]>()
  spread.set(company, known)
  const key = `${month[0]} ${month.length} ${volume} ${since}`
  const found = known.get(key) ?? daysOf(company.custId, volume, month, since)
  known.set(key, found)
  return found
}

/** The days of the months that the last 180 days are in, up to a day; of every company the same ones. */
const monthsUpTo = new Map<Day, readonly (readonly Day[])[]>()

function monthsOnce(today: Day): readonly (readonly Day[])[] {
  const known = monthsUpTo.get(today)
  if (known) return known
  const months: Day[][] = []
  for (
    let start = `${days.add(today, -GAS_DAYS).slice(0, 8)}01` as Day;
    start < today;
    start = days.addMonths(start, 1)
  ) {
    const month = Array.from({ length: days.between(start, days.monthEnd(start)) + 1 }, (_, index) =>
      days.add(start, index),
    )
    // The bill of the running month is up to today.
    months.push(month.filter((day) => day <= today))
  }
  monthsUpTo.set(today, months)
  return months
}

/**
 * The last 180 days up to yesterday of a company, oldest first; without a bill, or with a credit note, no readings.
 * `since`: the day of the seed, so that what happened before it stays on its day while the clock moves; default: today.
 */
export function gasDays(context: { readonly now: Date; readonly since?: Day }, company: Billed): readonly GasDay[] {
  const today = days.of(context.now)
  const { since = today } = context
  const first = days.add(today, -GAS_DAYS)
  const volumes = gasMonths(context, company)
  const found = monthsOnce(today).flatMap((month) => {
    const volume = volumes.get(month[0]?.slice(0, 7) ?? '') ?? -1
    return volume < 0 ? month.map((day) => ({ day, volume: null })) : daysOnce(company, volume, month, since)
  })
  return found.filter(({ day }) => day >= first && day < today)
}

import { type Day, days } from '#base/calendar'
import type { SimCompany } from '#harness/backend/world'
import { bandedDays, isModel, judged, modelOf, periodOf, type Raised, type Reading, raisedBy } from '../rules/band'
import { dueOf } from '../rules/due'
import { REBOUND_DAYS, reboundOf } from '../rules/rebound'
import { type Granularity, levels } from '../rules/vocabulary'
import type { SimBounce, SimWarning } from './records'
import { endOf } from './volumes'

/** What the readings of a customer raise, at the seed and while the clock moves (domain/risk.md 3, 4). */

export type Finding = Omit<Raised, 'deviation'> & { readonly granularity: Granularity }

/** The warning of a week or month, if it is not as expected. */
function ofPeriod(readings: readonly Reading[], start: Day, granularity: Granularity): Finding[] {
  const sum = periodOf(readings, start, endOf({ date: start, granularity }))
  const outside = sum && judged(sum.actual, sum)
  const model = modelOf(readings, start)
  if (!sum || !outside || outside.level === 'notice' || !isModel(model)) return []
  const { valid: _, ...figures } = sum
  return [{ ...figures, ...outside, day: start, base: model.level, granularity }]
}

/** What the days from a first one raise, and the weeks and months that begin on these days. */
export function findingsOf(
  readings: readonly Reading[],
  { from, weeks, months }: { readonly from: Day; readonly weeks: readonly Day[]; readonly months: readonly Day[] },
): Finding[] {
  return [
    ...raisedBy(bandedDays(readings, from)).map((each): Finding => ({ ...each, granularity: 'day' })),
    ...weeks.flatMap((start) => ofPeriod(readings, start, 'week')),
    ...months.flatMap((start) => ofPeriod(readings, start, 'month')),
  ]
}

/** A finding as a record has it; `raised`: when it was found. */
export function warningFields(
  { day, level, direction, granularity, actual, base, ...band }: Finding,
  raised: Date,
): Omit<SimWarning, 'warningId' | 'version' | 'custId' | 'orgCode' | 'owner'> {
  return {
    granularity,
    date: day,
    actual,
    expected: Math.round(band.expected),
    low: Math.round(band.low),
    high: Math.round(band.high),
    base,
    direction,
    level: levels.toWire(level),
    state: 'open',
    due: dueOf(raised, level).toISOString(),
    course: [{ act: 'raise', at: raised.toISOString() }],
  }
}

/**
 * The first rebound after the fall of a warning, once the day, week or month that it is about is over; x are volumes by
 * the factors from before the fall.
 */
export function reboundAfter(
  warning: Pick<SimWarning, 'date' | 'direction' | 'granularity' | 'base'>,
  readings: readonly Reading[],
) {
  const { date, direction, granularity, base } = warning
  if (direction !== 'down') return undefined
  const model = modelOf(readings, date as Day)
  if (!isModel(model)) return undefined
  const end = endOf({ date, granularity })
  const until = days.add(date as Day, REBOUND_DAYS)
  const adjusted: number[] = []
  for (const { day, volume, type, excluded } of readings) {
    if (day < date || day > until || !volume || excluded || type === 'H' || model.factors[type] === 0) continue
    adjusted.push(volume / model.factors[type])
    const rebound = day > end ? reboundOf(adjusted, base) : undefined
    if (rebound) return { day, ...rebound }
  }
  return undefined
}

/** A rebound that is known follows the fall of a warning, too: a customer has one for a day and its week. */
export const isFollowed = (warning: Pick<SimWarning, 'custId' | 'date'>, known: readonly SimBounce[]): boolean =>
  known.some(({ custId, date }) => custId === warning.custId && date >= warning.date)

type Belonging = Pick<SimCompany, 'custId' | 'orgCode' | 'owner'>
/** Whose record it is: that of the customer's owner, or of the record that it follows. */
export const belonging = ({ custId, orgCode, owner }: Belonging): Belonging => ({ custId, orgCode, owner })

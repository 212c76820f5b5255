import { type Day, days } from '#base/calendar'
import { kindOf, type RiskKind, type RiskLevel, type RiskRole, type RiskState } from './riskKinds'

/** Fields of a record that determine the level of a company. */
export interface RatedRisk {
  readonly kind: RiskKind
  readonly role: RiskRole
  readonly state: RiskState
  readonly date: Day
  /** Unknown for some closed cases; then the date of the case counts. */
  readonly closedAt?: Day | undefined
}

/** Least points of the levels; fewer points above 0 are low. */
const HIGH = 40
const MEDIUM = 15

const isWithin = (years: number, day: Day, today: Day) => day >= days.addMonths(today, -12 * years)

function weightOf({ kind, role, state, date, closedAt }: RatedRisk, today: Day): number {
  if (role !== 'defendant' && role !== 'debtor') return 0
  if (kindOf(kind).ages) return isWithin(1, date, today) ? 1 : isWithin(3, date, today) ? 0.5 : 0
  if (state === 'open') return 1
  return isWithin(1, closedAt ?? date, today) ? 0.5 : 0
}

/**
 * Points of a company's risk records (domain/customer.md 5): those in which it is defendant or debtor, open ones in
 * full, those closed within a year by half; judgments, notices and hearings by their age instead.
 */
export function riskPoints(records: Iterable<RatedRisk>, today: Day): number {
  let points = 0
  for (const record of records) points += kindOf(record.kind).points * weightOf(record, today)
  return points
}

/** Level of a number of points; undefined if nothing counts. */
export function riskLevel(points: number): RiskLevel | undefined {
  if (points >= HIGH) return 'high'
  if (points >= MEDIUM) return 'medium'
  return points > 0 ? 'low' : undefined
}

import type { SimContext, SimKind, SimStore } from '#harness/backend/contract'
import type { SimCompany } from '#harness/backend/world'
import { DAY, type Day, days } from '#src/calendar'
import { RISK_KINDS, type RiskKind, type RiskLevel } from '../rules/riskKinds'
import { riskLevel, riskPoints } from '../rules/riskLevel'
import { riskKind, type SimRisk } from './riskSeed'

/** Legal risk of companies: level, counts, and what a person has not seen yet (domain/customer.md 5, 6). */

/** When an employee last opened the list of a kind. */
interface SimRiskSeen {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
}
export const riskSeenKind: SimKind<SimRiskSeen> = { name: 'risk-seen', id: ({ id }) => id }

const seenId = ({ employee }: Pick<SimContext, 'employee'>, custId: string, kind: RiskKind) =>
  `${employee.loginName} ${custId} ${kind}`

/** Marks a kind of a company's records as seen by the employee. */
export function markSeen(custId: string, kind: RiskKind, context: SimContext): void {
  context.store.table(riskSeenKind).put({ id: seenId(context, custId, kind), at: context.now.toISOString() })
}

/** Legal risk of a company as transmitted in lists; without a level nothing counts. */
export interface SimRiskSummary {
  readonly level?: RiskLevel
  readonly points: number
  /** Number of records by kind; kinds without one are missing. */
  readonly counts: Readonly<Partial<Record<RiskKind, number>>>
}

interface Rated extends SimRiskSummary {
  readonly records: readonly SimRisk[]
}

const NOTHING: Rated = { points: 0, counts: {}, records: [] }

/** Ratings of a store on a day. They are computed at once for all companies, because a list asks for each of them. */
const known = new WeakMap<SimStore, { readonly key: string; readonly rated: ReadonlyMap<string, Rated> }>()

function ratedOf({ store, now }: Pick<SimContext, 'store' | 'now'>): ReadonlyMap<string, Rated> {
  const today = days.of(now)
  const table = store.table(riskKind)
  const key = `${today} ${table.size}`
  const before = known.get(store)
  if (before?.key === key) return before.rated
  const byCompany = new Map<string, SimRisk[]>()
  for (const record of table.values()) {
    const there = byCompany.get(record.custId)
    if (there) there.push(record)
    else byCompany.set(record.custId, [record])
  }
  const rated = new Map([...byCompany].map(([custId, records]) => [custId, rate(records, today)]))
  known.set(store, { key, rated })
  return rated
}

function rate(records: readonly SimRisk[], today: Day): Rated {
  const counts: Partial<Record<RiskKind, number>> = {}
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1
  const points = riskPoints(records, today)
  const level = riskLevel(points)
  return { ...(level && { level }), points, counts, records }
}

const ofCompany = (context: Pick<SimContext, 'store' | 'now'>, { custId }: Pick<SimCompany, 'custId'>) =>
  ratedOf(context).get(custId) ?? NOTHING

/** Level, points and counts of a company; cheap enough to ask for every company of a list. */
export function riskOf(
  context: Pick<SimContext, 'store' | 'now'>,
  company: Pick<SimCompany, 'custId'>,
): SimRiskSummary {
  const { records: _, ...summary } = ofCompany(context, company)
  return summary
}

/** What was found within this time counts as new until it is seen. ms */
const NEW_FOR = 30 * DAY

/** Records of a company that are new to the employee. */
export function unseenOf(context: SimContext, company: Pick<SimCompany, 'custId'>): readonly SimRisk[] {
  const { records } = ofCompany(context, company)
  if (records.length === 0) return []
  const oldest = new Date(context.now.getTime() - NEW_FOR).toISOString()
  const seen = context.store.table(riskSeenKind)
  const since = new Map(
    RISK_KINDS.map((kind) => [kind, seen.get(seenId(context, company.custId, kind))?.at ?? oldest] as const),
  )
  return records.filter(({ kind, foundAt }) => foundAt > oldest && foundAt > (since.get(kind) ?? oldest))
}

import type { SimContext, SimKind } from '#harness/backend/contract'
import { groupedBy, type Known, kept } from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import { DAY, type Day, days } from '#src/calendar'
import type { RiskKind, RiskLevel } from '../rules/riskKinds'
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

/** Records, level, points and counts of every company. */
const ratedOf = kept(
  ({ store, now }) => `${days.of(now)} ${store.table(riskKind).size}`,
  ({ store, now }) => {
    const byCompany = groupedBy(store.table(riskKind).values(), ({ custId }) => custId)
    return new Map([...byCompany].map(([custId, records]) => [custId, { records, ...rate(records, days.of(now)) }]))
  },
)

function rate(records: readonly SimRisk[], today: Day): SimRiskSummary {
  const byKind = [...groupedBy(records, ({ kind }) => kind)]
  const points = riskPoints(records, today)
  const level = riskLevel(points)
  return { ...(level && { level }), points, counts: Object.fromEntries(byKind.map(([kind, of]) => [kind, of.length])) }
}

const NOTHING = { points: 0, counts: {}, records: [] as readonly SimRisk[] }

/** Level, points and counts of a company; cheap enough to ask for every company of a list. */
export function riskOf(context: Known, { custId }: Pick<SimCompany, 'custId'>): SimRiskSummary {
  const { records: _, ...summary } = ratedOf(context).get(custId) ?? NOTHING
  return summary
}

/** What was found within this time counts as new until it is seen. ms */
const NEW_FOR = 30 * DAY

/** Records of a company that are new to the employee. */
export function unseenOf(context: SimContext, { custId }: Pick<SimCompany, 'custId'>): readonly SimRisk[] {
  const { records } = ratedOf(context).get(custId) ?? NOTHING
  const oldest = new Date(context.now.getTime() - NEW_FOR).toISOString()
  const seen = context.store.table(riskSeenKind)
  return records.filter(({ kind, foundAt }) => {
    // Most are too old: only the others are looked up.
    return foundAt > oldest && foundAt > (seen.get(seenId(context, custId, kind))?.at ?? oldest)
  })
}

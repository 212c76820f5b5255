import { DAY, type Day, days } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { groupedBy, type MemoContext, memoByStore, type OfCompany } from '#harness/backend/kit'
import type { RiskKind } from '../rules/riskKinds'
import { riskLevel, riskPoints } from '../rules/riskLevel'
import { riskKind, type SimRisk } from './riskSeed'

/** Legal risk of companies: level, counts, and what a person has not seen yet (domain/customer.md 5, 6). */

/** When an employee last opened the list of a kind. */
interface SimRiskSeen {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
  /** When they had looked before: what was new then is new as long as they look. */
  readonly before?: string | undefined
}
export const riskSeenKind: SimKind<SimRiskSeen> = { name: 'risk-seen', id: ({ id }) => id }

const seenId = ({ employee }: Pick<SimContext, 'employee'>, custId: string, kind: RiskKind) =>
  `${employee.loginName} ${custId} ${kind}`

const MINUTE = 60_000
/** Requests within this time are one look at a list: a filter, or another try after a lost answer. ms */
export const LOOK = 10 * MINUTE

/** The employee looks at a kind of a company's records. */
export function isLooking({ custId, kind }: Pick<SimRisk, 'custId' | 'kind'>, context: SimContext): boolean {
  const { at } = context.store.table(riskSeenKind).get(seenId(context, custId, kind)) ?? {}
  return at !== undefined && context.now.getTime() - Date.parse(at) < LOOK
}

/** Marks a kind of a company's records as seen by the employee. */
export function markSeen(custId: string, kind: RiskKind, context: SimContext): void {
  const seen = context.store.table(riskSeenKind)
  const id = seenId(context, custId, kind)
  const { at, before } = seen.get(id) ?? {}
  seen.put({ id, at: context.now.toISOString(), before: isLooking({ custId, kind }, context) ? before : at })
}

/** Records, level, points and counts of every company. */
const ratedOf = memoByStore(
  ({ store, now }) => `${days.of(now)} ${store.table(riskKind).size}`,
  ({ store, now }) => {
    const byCompany = groupedBy(store.table(riskKind).values(), ({ custId }) => custId)
    return new Map([...byCompany].map(([custId, records]) => [custId, rate(records, days.of(now))]))
  },
)

/** Level (none if nothing counts), points and records, with their number by kind where there are some. */
function rate(records: readonly SimRisk[], today: Day) {
  const points = riskPoints(records, today)
  const level = riskLevel(points)
  const counts = [...groupedBy(records, ({ kind }) => kind)].map(([kind, of]) => [kind, of.length])
  return { records, points, ...(level && { level }), counts: Object.fromEntries(counts) as RiskCounts }
}
type RiskCounts = Readonly<Partial<Record<RiskKind, number>>>

/** Level, points, counts and records of a company; cheap enough to compute for every company of a list. */
export function riskOf(context: MemoContext, { custId }: OfCompany) {
  return ratedOf(context).get(custId) ?? rate([], days.of(context.now))
}

/** A record found within this time counts as new until it is seen. ms */
const NEW_FOR = 30 * DAY

/** Records of a company that are new to the employee; `before`: that were new before the last time they looked. */
export function unseenOf(context: SimContext, company: OfCompany, since: 'at' | 'before' = 'at'): readonly SimRisk[] {
  const oldest = new Date(context.now.getTime() - NEW_FOR).toISOString()
  const seen = context.store.table(riskSeenKind)
  return riskOf(context, company).records.filter(({ custId, kind, foundAt }) => {
    // Most are too old: only the others are looked up.
    return foundAt > oldest && foundAt > (seen.get(seenId(context, custId, kind))?.[since] ?? oldest)
  })
}

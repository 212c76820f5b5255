import { daysBetween, startOfDay } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { groupedBy, memoByStore } from '#harness/backend/kit'
import { companyKind, contactKind } from '#harness/backend/world'
import { type ContactKind, type ScoreParts, scoreParts, totalScore } from '../rules/score'
import { isThere, peopleOf } from './contacts'
import { clockInKind, leadKind, type SimLead, trackKind } from './records'

/** Scores of leads. They follow from the facts at any time, so none is stored. */

/** What a score needs of a legal case; the cases belong to the area of customers. */
interface SimCase {
  readonly riskId: string
  readonly custId: string
  readonly kind: string
  readonly state: string
}
const caseKind: SimKind<SimCase> = { name: 'risk', id: ({ riskId }) => riskId }

/** Dishonest debt and enforcement. */
const COUNTED: readonly string[] = ['sxxx', 'bzxr']
/** Contacts count for so long. Days */
const RECENT = 30

interface Score {
  readonly parts: ScoreParts
  readonly total: number
  readonly openCases: number
}

/** Records by lead and company, and the scores that were computed from them. */
const recordsOf = memoByStore(
  ({ store, now }) =>
    [
      startOfDay(now),
      store.table(trackKind).writes,
      store.table(clockInKind).writes,
      store.table(contactKind).writes,
      store.table(companyKind).writes,
      store.table(caseKind).writes,
    ].join(),
  ({ store }) => {
    const open = [...store.table(caseKind).values()].filter((one) => one.state === 'open' && COUNTED.includes(one.kind))
    return {
      tracks: groupedBy(store.table(trackKind).values(), ({ clueId }) => clueId),
      clockIns: groupedBy(store.table(clockInKind).values(), ({ clueId }) => clueId),
      contacts: groupedBy([...store.table(contactKind).values()].filter(isThere), ({ clueId }) => clueId),
      cases: groupedBy(open, ({ custId }) => custId),
      companies: new Map([...store.table(companyKind).values()].map(({ creditCode, custId }) => [creditCode, custId])),
      scores: new WeakMap<SimLead, Score>(),
    }
  },
)

/** The people at a lead's company: a number, how many, whether the one who decides is known. */
export const peopleAt = ({ clueId }: SimLead, context: SimContext) =>
  peopleOf(recordsOf(context).contacts.get(clueId) ?? [])

/** The score of a lead; undefined if too little is known. `except`: as it was before the contact at this time. */
export function scoreOf(lead: SimLead, context: SimContext, except?: string): Score | undefined {
  const { distanceToMain, taxGrade, potential: { gas } = {} } = lead
  if (distanceToMain === undefined && taxGrade === undefined && gas === undefined) return undefined
  const records = recordsOf(context)
  const known = except === undefined ? records.scores.get(lead) : undefined
  if (known) return known
  const { clueId, creditCode, custId = creditCode && records.companies.get(creditCode) } = lead
  const arrivals = (records.clockIns.get(clueId) ?? []).filter(
    ({ kind, counts }) => kind !== 'leave' && counts !== false,
  )
  const done: { readonly kind: ContactKind; readonly at: string }[] = [
    ...(records.tracks.get(clueId) ?? []),
    ...arrivals.map(({ at }) => ({ kind: 'checkIn' as const, at })),
  ]
  const recent = done.filter(({ at }) => at !== except && daysBetween(new Date(at), context.now) <= RECENT)
  const { phone, ...people } = peopleAt(lead, context)
  const openCases = custId === undefined ? 0 : (records.cases.get(custId)?.length ?? 0)
  const parts = scoreParts({
    gas,
    distanceToMain,
    taxGrade,
    openCases,
    recent: recent.map(({ kind }) => kind),
    people: { ...people, phone: phone !== undefined },
  })
  const score: Score = { parts, total: totalScore(parts), openCases }
  if (except === undefined) records.scores.set(lead, score)
  return score
}

/** Runs a change of what is known about a lead, and remembers its score from before if that changed. */
export function rescored(lead: SimLead, context: SimContext, change: () => SimLead): SimLead {
  const before = scoreOf(lead, context)?.total
  const after = change()
  if (before === undefined || scoreOf(after, context)?.total === before) return after
  const kept: SimLead = { ...after, scoreBefore: before }
  context.store.table(leadKind).put(kept)
  return kept
}

import { type Day, days, type Fortnight, monthNumber } from '#base/calendar'
import { sumOf } from '#base/quantities'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { isWithin } from '#harness/backend/core/organisations'
import type { SimCheckIn } from '#harness/backend/kit'
import { businessKind, companyKind, type SimCompany, usageOf, usedMonths } from '#harness/backend/world'
import type { Figure } from '../rules/report'

/** What people and teams have done in two weeks, from the records of the other areas (domain/risk.md 4). */

interface Lead {
  readonly clueId: string
  readonly owner?: string
  readonly orgCode: string
  readonly createdAt?: string
}
interface Visit {
  readonly id: string
  readonly owner: string
  readonly orgCode: string
  readonly participants: readonly { readonly loginName: string }[]
  readonly state: string
  readonly from: string
}
type CheckIn = SimCheckIn & { readonly clueId?: string; readonly visitId?: string }

const leadKind: SimKind<Lead> = { name: 'lead', id: ({ clueId }) => clueId }
const visitKind: SimKind<Visit> = { name: 'visit', id: ({ id }) => id }
const CHECK_INS: readonly SimKind<CheckIn>[] = ['clock-in', 'visit-clock'].map((name) => ({
  name,
  id: ({ clockInId }) => clockInId,
}))

/** Whose figures: a person's, or those of organisations and below. */
type Whose = { readonly loginName: string } | { readonly orgs: readonly string[] }

type Period = Pick<Fortnight, 'from' | 'to'>

const isIn = ({ from, to }: Period, at: string | undefined) => {
  const day = at === undefined ? '' : days.of(new Date(at))
  return day >= from && day <= to
}

/** The test for records with these owners and this organisation. */
const belongsTo = (whose: Whose) => (owners: readonly (string | undefined)[], orgCode: string) =>
  'orgs' in whose ? whose.orgs.some((org) => isWithin(orgCode, org)) : owners.includes(whose.loginName)

/** Check-ins of a period by the time of the device: arrivals that count. */
export function checkInsOf(whose: Whose, period: Period, { store }: SimContext): CheckIn[] {
  const isTheirs = belongsTo(whose)
  const orgOf = ({ clueId = '', visitId = '' }: CheckIn) =>
    (store.table(leadKind).get(clueId) ?? store.table(visitKind).get(visitId))?.orgCode ?? ''
  return CHECK_INS.flatMap((kind) => [...store.table(kind).values()]).filter(
    (each) =>
      each.kind !== 'leave' &&
      each.counts !== false &&
      each.correction === undefined &&
      isIn(period, each.at) &&
      isTheirs([each.by], orgOf(each)),
  )
}

/** Gas of a company in a period: its bills, spread over the days of their months; that of the running month is to date. m³ */
function volumeOf(company: SimCompany, { from, to }: Period, now: Date): number {
  const today = days.of(now)
  const earlier = (one: Day, other: Day) => (one < other ? one : other)
  const months = usedMonths({ now }, usageOf(company, 'gas'), monthNumber(from), monthNumber(to))
  return sumOf(months, ({ month, volumes }) => {
    const first = `${month}-01` as Day
    const last = earlier(days.monthEnd(first), today)
    const shared = Math.max(0, days.between(first > from ? first : from, earlier(last, to)) + 1)
    return (sumOf(volumes, (volume) => volume) * shared) / (days.between(first, last) + 1)
  })
}

/** The figures of a period, each record counted once. */
export function figuresOf(whose: Whose, period: Period, context: SimContext): Record<Figure, number> {
  const { store, now } = context
  const isTheirs = belongsTo(whose)
  const leads = [...store.table(leadKind).values()].filter(
    ({ createdAt, owner, orgCode }) => isIn(period, createdAt) && isTheirs([owner], orgCode),
  )
  const visits = [...store.table(visitKind).values()].filter(
    ({ state, from, owner, orgCode, participants }) =>
      state === 'done' &&
      isIn(period, from) &&
      isTheirs([owner, ...participants.map((each) => each.loginName)], orgCode),
  )
  const opportunities = [...store.table(businessKind).values()].filter(
    ({ createdAt, owner, orgCode }) => isIn(period, createdAt) && isTheirs([owner], orgCode),
  )
  const companies = [...store.table(companyKind).values()].filter(({ owner, orgCode }) => isTheirs([owner], orgCode))
  return {
    newLeads: leads.length,
    checkIns: checkInsOf(whose, period, context).length,
    visits: visits.length,
    opportunities: opportunities.length,
    volume: Math.round(sumOf(companies, (company) => volumeOf(company, period, now))),
    amount: sumOf(opportunities, ({ amount = 0 }) => amount),
  }
}

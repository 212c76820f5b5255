import type { Point } from '#base/geo'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { latestFirst, type SimCheckIn, simRecords } from '#harness/backend/kit'
import { stateAt } from '../rules/states'
import type { CLOCK_KINDS, NeedAct, NeedKind, NeedState, Part, PURPOSES, VisitState } from '../rules/vocabulary'
import { leadClockKind } from './elsewhere'

/** Records of the area in the simulator. Times are results of `toISOString()`. */

export interface SimMinutes {
  readonly version: number
  readonly text?: string
  readonly textEn?: string
  readonly audio: readonly { readonly url: string; readonly seconds?: number; readonly transcript?: string }[]
  readonly at: string
  readonly by: string
  /** What they were before they were corrected, the latest first. */
  readonly earlier?: readonly SimMinutes[]
}

/** A need is due at the end of its last day. */
export const dueMoment = (dueAt: string): string => new Date(`${dueAt}T18:00+08:00`).toISOString()

export interface SimVisit {
  readonly id: string
  readonly version: number
  readonly custId?: string
  readonly clueId?: string
  /** Of the customer or lead; a lead that is discarded keeps it. */
  readonly name: string
  readonly nameEn?: string
  readonly orgCode: string
  readonly purpose: (typeof PURPOSES)['words'][number]
  readonly from: string
  readonly to: string
  readonly address: string
  readonly addressEn?: string
  readonly point?: Point
  /** With their names, which stay when a contact is deleted. */
  readonly contacts: readonly { readonly id: string; readonly name: string; readonly nameEn?: string }[]
  readonly owner: string
  readonly participants: readonly { readonly loginName: string; readonly part: Part }[]
  /** As written, without its check-ins; see `stateOf`. */
  readonly state: VisitState
  readonly doneAt?: string
  readonly reason?: string
  readonly noCheckIn?: string
  readonly minutes?: SimMinutes
  readonly photos: readonly string[]
  readonly comments: readonly { readonly id: string; readonly by: string; readonly at: string; readonly text: string }[]
}

export interface SimNeed {
  readonly id: string
  readonly version: number
  readonly visitId: string
  readonly isStep?: true
  readonly kind: NeedKind
  readonly text: string
  readonly owner: string
  readonly dueAt: string
  readonly state: NeedState
  readonly result?: string
  readonly reason?: string
  readonly course: readonly {
    readonly act: NeedAct
    readonly at: string
    readonly by: string
    readonly text?: string
  }[]
}

/** A check-in at a visit to a customer. */
export interface SimClock extends SimCheckIn<(typeof CLOCK_KINDS)[number]> {
  readonly visitId: string
}

export const visitKind: SimKind<SimVisit> = { name: 'visit', id: ({ id }) => id }
export const needKind: SimKind<SimNeed> = { name: 'visit-need', id: ({ id }) => id }
export const clockKind: SimKind<SimClock> = { name: 'visit-clock', id: ({ clockInId }) => clockInId }

/** Owner and hosts, who write a visit. */
export const writersOf = ({ owner, participants }: SimVisit): readonly string[] => [
  owner,
  ...participants.flatMap(({ loginName, part }) => (part === 'host' ? [loginName] : [])),
]
export const peopleOf = ({ owner, participants }: SimVisit): readonly string[] => [
  owner,
  ...participants.map(({ loginName }) => loginName),
]

export const visits = simRecords(visitKind, {
  prefix: 'V',
  right: 'visit.read',
  org: ({ orgCode }) => orgCode,
  owners: peopleOf,
})

/** The visit with this id, or that began with a check-in of this key, as long as the device knows no id of it. */
export function readVisit(id: unknown, context: SimContext): SimVisit {
  const began = [...context.store.table(clockKind).values()].find(({ key }) => key !== undefined && key === id)
  return visits.read(began?.visitId ?? id, context)
}

const visitOf = ({ visitId }: { readonly visitId: string }, { store }: SimContext) =>
  store.table(visitKind).get(visitId)

/** Check-ins as their reviewers see them: managers of the visit's organisation, apart from who checked in. */
export const clocks = simRecords(clockKind, {
  prefix: 'VC',
  right: 'visit.review',
  // A check-in belongs to the organisation of its visit, which only `sees` can look up.
  org: () => '',
  owners: () => [],
  sees: mayReview,
})

export function mayReview(clock: SimClock, context: SimContext): boolean {
  const visit = visitOf(clock, context)
  if (!visit || clock.by === context.employee.loginName) return false
  return context.can('visit.review', visit.orgCode, 'any')
}

/** The check-ins of a visit, latest first; those of a visit to a lead belong to the area of leads. */
export function clocksOf(visit: SimVisit, { store }: SimContext): SimCheckIn[] {
  const all: Iterable<SimCheckIn & { readonly visitId?: string }> =
    visit.clueId === undefined ? store.table(clockKind).values() : store.table(leadClockKind).values()
  return latestFirst([...all].filter(({ visitId }) => visitId === visit.id))
}

/** One that was a mistake, or that a manager has not accepted, changes nothing (domain/leads.md 5 'signals'). */
export const isGood = ({ correction, counts }: SimCheckIn): boolean => correction === undefined && counts !== false

/** When somebody arrived at a visit or left it last; undefined before. */
export const seenAt = (visit: SimVisit, context: SimContext): string | undefined =>
  clocksOf(visit, context).find(isGood)?.at

/** When somebody arrived at a visit first; undefined before. */
export function arrivedAt(visit: SimVisit, context: SimContext): string | undefined {
  return clocksOf(visit, context).findLast((each) => isGood(each) && each.kind !== 'leave')?.at
}

/** When its owner left a visit last; undefined as long as they have not. */
export function leftAt(visit: SimVisit, context: SimContext): string | undefined {
  return clocksOf(visit, context).find((each) => isGood(each) && each.kind === 'leave' && each.by === visit.owner)?.at
}

export const needs = simRecords(needKind, {
  prefix: 'N',
  right: 'visit.read',
  org: (need, context) => visitOf(need, context)?.orgCode ?? '',
  owners: (need, context) => {
    const visit = visitOf(need, context)
    return [need.owner, ...(visit ? peopleOf(visit) : [])]
  },
})

/** The visit at which a need was found, or somebody checked in. */
export function foundAt(record: { readonly visitId: string }, context: SimContext): SimVisit {
  const visit = visitOf(record, context)
  if (!visit) throw new Error(`no visit ${record.visitId}`)
  return visit
}

/** The state of a visit, by default now. */
export function stateOf(visit: SimVisit, context: SimContext, now = context.now): VisitState {
  const { state } = visit
  if (state !== 'planned') return state
  const arrived = arrivedAt(visit, context)
  const good = clocksOf(visit, context).filter(isGood)
  const arrivals = good.filter(({ kind }) => kind !== 'leave')
  const isLeft = ({ clockInId }: SimCheckIn) => good.some(({ arriveId }) => arriveId === clockInId)
  const hasLeft =
    arrivals.some((each) => each.by === visit.owner && isLeft(each)) || (arrivals.length > 0 && arrivals.every(isLeft))
  return stateAt({ state, to: new Date(visit.to), arrivedAt: arrived ? new Date(arrived) : undefined, hasLeft }, now)
}

/** Only people with the right for their own write a visit, also a manager. */
export const writes = (visit: SimVisit, { employee, can }: SimContext): boolean =>
  writersOf(visit).includes(employee.loginName) && can('visit.write', visit.orgCode, 'own')
export const owns = (visit: SimVisit, context: SimContext): boolean =>
  visit.owner === context.employee.loginName && writes(visit, context)

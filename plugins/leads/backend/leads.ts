import type { Point } from '#base/geo'
import type { SimContext, SimHandler, Wire } from '#harness/backend/contract'
import { type Change, isAssignable, nearest, picked, readHandler, type SimTest, simRecords } from '#harness/backend/kit'
import { clockInKind, leadKind, type SimClockIn, type SimLead } from './records'

/** Visibility and rights of leads (domain/permissions.md; domain/leads.md 3). */

const NOBODY: readonly string[] = []

/**
 * Sales see leads they own or share and the pool of their organisation; managers and approvers the whole organisation.
 */
export const leads = simRecords(leadKind, {
  prefix: 'L',
  right: 'lead.read',
  org: ({ orgCode }) => orgCode,
  // A lead in the pool has no owner; a discarded one keeps its owner.
  owners: ({ state, owner, collaborators = NOBODY }) => (state === 'pool' ? NOBODY : [owner, ...collaborators]),
  sees: (lead, context) => inPool(lead, context) || isImportedHere(lead, context),
})

/** Check-ins as their reviewers see them: managers of the lead's organisation, apart from who checked in. */
export const checkIns = simRecords(clockInKind, {
  prefix: 'K',
  right: 'lead.assign',
  // A check-in belongs to the organisation of its lead, which only `sees` can look up.
  org: () => '',
  owners: () => NOBODY,
  sees: mayReview,
})

export function mayReview({ clueId, by }: SimClockIn, { store, employee, can }: SimContext): boolean {
  const lead = store.table(leadKind).get(clueId)
  return lead !== undefined && by !== employee.loginName && can('lead.assign', lead.orgCode, 'any')
}

export const isOwned = ({ state }: SimLead) => state === 'owned'

export function isMine({ employee: { loginName: me } }: SimContext): (lead: SimLead) => boolean {
  return ({ state, owner, collaborators }) =>
    state !== 'pool' && (owner === me || (collaborators?.includes(me) ?? false))
}

export function inPool(lead: SimLead, { can }: SimContext): boolean {
  return lead.state === 'pool' && can('lead.pool', lead.orgCode, 'any')
}

/**
 * Leads imported with `--data` are one list for the organisation, because a real list is meant to be worked through:
 * its sales see all of them and edit their own.
 */
function isImportedHere(lead: SimLead, { can }: SimContext): boolean {
  return lead.imported === true && can('lead.pool', lead.orgCode, 'any')
}

export function inOrganisation(lead: SimLead, context: SimContext): boolean {
  return context.can('lead.read', lead.orgCode, 'any') || isImportedHere(lead, context)
}

/** True if somebody may see all leads of any organisation. */
export function managesAny(context: SimContext): boolean {
  if (context.employee.roles.some(({ orgCode }) => context.can('lead.read', orgCode, 'any'))) return true
  const first = context.store.table(leadKind).values().next().value
  return first !== undefined && isImportedHere(first, context)
}

/** True for those who own leads. */
export function ownsAny({ employee, can }: SimContext): boolean {
  return employee.roles.some(({ orgCode }) => can('lead.take', orgCode, 'own'))
}

/** Changes of a lead that returns to the pool; its last owner cannot take it for a week. */
export const backInPool = ({ owner, lost }: SimLead, returnReason: string, at: string): Change<SimLead> => ({
  state: 'pool',
  owner: undefined,
  collaborators: undefined,
  nextStep: undefined,
  returnReason,
  ...(owner !== undefined && { lost: { ...lost, [owner]: at } }),
})

/** Rights to own leads, and to assign them. */
export const OWNERS = { work: 'lead.edit', assign: 'lead.assign' }

/** True for somebody to whom the employee may assign leads. */
export const mayOwn = (loginName: string, context: SimContext) => isAssignable(loginName, OWNERS, context)

/** Leads at most so far from a point, nearest first. m */
export function leadsNear(from: Point, most: number, passes: SimTest<SimLead>, { store }: SimContext) {
  return nearest([...store.table(leadKind).values()].filter(passes), from, most + 0.5).flatMap((near) => {
    const distance = Math.round(near.distance)
    return distance <= most ? [{ ...picked(near.record, 'clueId', 'name', 'nameEn'), distance }] : []
  })
}

/** Handler of a call about one visible lead. */
export const aboutLead = (
  call: SimHandler['call'],
  view: (lead: SimLead, context: SimContext, wire: Wire) => unknown,
): SimHandler => readHandler(call, leads, view, ({ clueId }) => clueId)

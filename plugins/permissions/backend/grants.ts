import { days } from '#base/calendar'
import type { SimContext, SimHandler } from '#harness/backend/contract'
import { isLastApprover } from '#harness/backend/core/approvers'
import type { Grant } from '#harness/backend/core/grants'
import { listHandler, organisationOf, where } from '#harness/backend/kit'
import { listGrants } from '../api'
import { grantState } from '../rules/states'
import { grants, openOf } from './records'

/** Roles of the signed-in employee. */

const stateNow = (grant: Grant, { now }: SimContext) => grantState(grant, days.of(now))

/** A role at an organisation as transmitted, with the organisation's names. */
export const roleThere = <T extends { readonly orgCode: string }>(item: T) => ({
  ...item,
  ...organisationOf(item.orgCode),
})

/** Names of an organisation, for the search of lists. */
export function namesOf(orgCode: string): readonly string[] {
  const { orgName, orgNameEn } = organisationOf(orgCode)
  return [orgName, orgNameEn]
}

/** True if the role has not ended and is not being given up. */
export function canBeGivenUp(grant: Grant, context: SimContext): boolean {
  const state = stateNow(grant, context)
  if (state === 'expired' || state === 'revoked') return false
  return !openOf(context, 'delete').some(({ items }) => items.some(({ grantId }) => grantId === grant.id))
}

function abilities(grant: Grant, context: SimContext) {
  if (!canBeGivenUp(grant, context)) return { can: [], why: {} }
  return isLastApprover(grant, [grant.id], context) ? { can: [], why: { giveUp: 5004 } } : { can: ['giveUp'], why: {} }
}

const view = (grant: Grant, context: SimContext) => {
  const { id, version, roleName, orgCode, from, to, applicationId } = grant
  const state = stateNow(grant, context)
  return {
    ...roleThere({ id, version, roleName, orgCode, from, to, applicationId }),
    state,
    ...abilities(grant, context),
  }
}

/** In force first, then future ones, then those that ended. */
const ORDER = ['expiring', 'active', 'future', 'expired', 'revoked']

export const grantHandlers: readonly SimHandler[] = [
  listHandler(listGrants, grants, {
    keyword: ({ orgCode }) => namesOf(orgCode),
    filters: { state: where.oneOf(stateNow) },
    sorts: { state: (grant, context) => ORDER.indexOf(stateNow(grant, context)) },
    usual: 'state',
    row: view,
  }),
]

import type { SimHandler, SimKind } from '#harness/backend/contract'
import { pageOf, personOf, picked, simRecords } from '#harness/backend/kit'
import { listLeads } from '../api/leads'
import { type LeadStage, type LeadState, leadStageCodes, leadStateCodes } from '../rules/vocabulary'
import { aboutOne, seenCompany } from './companies'

/** What the page of a company needs of a lead; leads themselves belong to their area. */
export interface SimLead {
  readonly clueId: string
  readonly version: number
  readonly name: string
  readonly nameEn?: string
  readonly stage: LeadStage
  readonly state: LeadState
  readonly owner?: string
  readonly collaborators?: readonly string[]
  readonly orgCode: string
  readonly custId?: string
  readonly creditCode?: string
}
export const leadKind: SimKind<SimLead> = { name: 'lead', id: ({ clueId }) => clueId }

/** Visible as in the area of leads: to owners and collaborators, in the organisation, and in the public pool. */
const leads = simRecords(leadKind, {
  prefix: 'L',
  right: 'lead.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ state, owner, collaborators = [] }) => (state === 'pool' ? [] : [owner, ...collaborators]),
  sees: ({ state, orgCode }, { can }) => state === 'pool' && can('lead.pool', orgCode, 'any'),
})

const LAST: LeadState = 'discarded'

export const leadsHandler: SimHandler = aboutOne(listLeads, seenCompany, ({ custId, creditCode }, context, wire) => {
  const found = [...leads.all(context)]
    .filter((lead) => lead.custId === custId || lead.creditCode === creditCode)
    .sort((one, other) => Number(one.state === LAST) - Number(other.state === LAST))
  const list = pageOf(found, wire).map(({ stage, state, owner, ...lead }) => ({
    ...picked(lead, 'clueId', 'name', 'nameEn'),
    stage: leadStageCodes.toWire(stage),
    state: leadStateCodes.toWire(state),
    ...(state !== 'pool' && owner !== undefined && { owner: personOf(context, owner) }),
  }))
  return { list, total: found.length }
})

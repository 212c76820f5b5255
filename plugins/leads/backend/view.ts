import type { SimContext, Wire } from '#harness/backend/contract'
import { personOf, positionOf } from '#harness/backend/kit'
import { contactKind, industryNamed, isCreditCode, labelKind, type SimContact } from '#harness/backend/world'
import { distanceBetween } from '#src/geo'
import { missingForNext } from '../rules/nextStage'
import { returnDate } from '../rules/returnDate'
import { discardCodes, sourceCodes, stageCodes, stateCodes } from '../rules/vocabulary'
import { cognitionFor } from './cognitionFacts'
import { ENTITIES, entityById } from './entities'
import { leads } from './leads'
import { clockInKind, type SimLead, trackKind } from './records'

/** Leads as they travel. Nothing stands for what is not known. */

/** The branch of a lead: the one that was confirmed, else that of its organisation. */
export const entityOf = ({ entityId, orgCode }: SimLead) => entityById(entityId) ?? ENTITIES[orgCode]

function labelsOf({ store }: SimContext, ids: readonly string[]) {
  const table = store.table(labelKind)
  return ids.map((id) => table.get(id)).filter((label) => label !== undefined)
}

/** When the lead goes back to the pool; undefined unless it is owned. */
export function returnAt(lead: SimLead): string | undefined {
  if (lead.state !== 'owned') return undefined
  const since = lead.steps[lead.steps.length - 1]?.at
  // Who took a lead late starts anew: neither an old stage nor an old contact sends it back at once.
  const from = since !== undefined && lead.takenAt !== undefined && lead.takenAt > since ? lead.takenAt : since
  const contact = lead.lastContact?.at
  const quietFrom =
    contact !== undefined && lead.takenAt !== undefined && lead.takenAt > contact ? lead.takenAt : contact
  return returnDate(
    lead.stage,
    from ? new Date(from) : undefined,
    quietFrom ? new Date(quietFrom) : undefined,
  )?.toISOString()
}

/** Whole numbers for its owner, those it is shared with, and managers. */
export function canPhone(lead: SimLead, context: SimContext): boolean {
  return leads.may('contact.phone', lead, context)
}

/** A row of a list. */
export function rowOf(lead: SimLead, context: SimContext, wire: Wire = {}) {
  const from = positionOf(wire)
  return {
    clueId: lead.clueId,
    name: lead.name,
    nameEn: lead.nameEn,
    version: lead.version,
    stage: stageCodes.toWire(lead.stage),
    state: stateCodes.toWire(lead.state),
    attention: lead.followers?.includes(context.employee.loginName) ?? false,
    score: lead.score,
    potential: lead.potential,
    nextStep: lead.nextStep,
    returnAt: returnAt(lead),
    distance: from && lead.point ? Math.round(distanceBetween(from, lead.point)) : undefined,
    industry: lead.industry === undefined ? undefined : industryNamed(lead.industry),
    labels: labelsOf(context, lead.labels ?? []),
    lastContact: lead.lastContact,
    createdAt: lead.createdAt,
    owner: lead.owner === undefined ? undefined : personOf(context, lead.owner),
    phone: canPhone(lead, context) ? lead.phone : undefined,
  }
}

/** What is missing for the next stage. */
export function missingOf(lead: SimLead, contract: boolean, context: SimContext) {
  return missingForNext(lead.stage, {
    creditCode: lead.creditCode !== undefined && isCreditCode(lead.creditCode),
    point: lead.point !== undefined,
    phone: lead.phone !== undefined,
    decider: lead.decider ?? false,
    bill: lead.bill ?? false,
    cognition: cognitionFor(lead, context),
    nextStep: lead.nextStep !== undefined,
    contract,
  })
}

function countOf(records: Iterable<{ readonly clueId: string }>, clueId: string): number {
  let count = 0
  for (const record of records) if (record.clueId === clueId) count++
  return count
}

/** The people at a lead's company, without those who left. */
export function contactsOf(clueId: string, { store }: SimContext): SimContact[] {
  const found: SimContact[] = []
  for (const contact of store.table(contactKind).values()) {
    if (contact.clueId === clueId && contact.state === '1') found.push(contact)
  }
  return found
}

/** A lead whole. */
export function detailOf(lead: SimLead, context: SimContext, wire: Wire = {}) {
  const { store } = context
  const { discard } = lead
  return {
    ...rowOf(lead, context, wire),
    creditCode: lead.creditCode,
    company: lead.company,
    custId: lead.custId,
    address: lead.address,
    addressEn: lead.addressEn,
    point: lead.point,
    areaCode: lead.areaCode,
    entity: entityOf(lead),
    source: lead.source && sourceCodes.toWire(lead.source),
    collaborators: (lead.collaborators ?? []).map((loginName) => personOf(context, loginName)),
    distanceToMain: lead.distanceToMain,
    cognition: cognitionFor(lead, context),
    steps: lead.steps.map(({ stage, at, by }) => ({
      stage: stageCodes.toWire(stage),
      at,
      by: by === undefined ? undefined : personOf(context, by),
    })),
    missing: lead.state === 'owned' ? missingOf(lead, false, context) : [],
    discard: discard && { ...discard, reason: discardCodes.toWire(discard.reason), by: personOf(context, discard.by) },
    returnReason: lead.returnReason,
    counts: {
      tracks: countOf(store.table(trackKind).values(), lead.clueId),
      clockIns: countOf(store.table(clockInKind).values(), lead.clueId),
      contacts: contactsOf(lead.clueId, context).length,
    },
  }
}

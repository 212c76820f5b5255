import type { SimContext, Wire } from '#harness/backend/contract'
import { distanceTo, isFollowed, personOf, picked } from '#harness/backend/kit'
import { industryNamed, isCreditCode, labelKind } from '#harness/backend/world'
import { missingForNext } from '../rules/nextStage'
import { returnDate } from '../rules/returnDate'
import { discardCodes, sourceCodes, stageCodes, stateCodes } from '../rules/vocabulary'
import { cognitionFor, entityOf, factsOf } from './cognitionFacts'
import { callable, contactsOf } from './contacts'
import { leads } from './leads'
import { clockInKind, leadKind, type SimLead, trackKind } from './records'
import { peopleAt, scoreOf } from './score'

/** Wire form of leads. Unknown fields are omitted. */

export function labelsOf(ids: readonly string[], { store }: SimContext) {
  const table = store.table(labelKind)
  return ids.map((id) => table.get(id)).filter((label) => label !== undefined)
}

/** The returns that were worked out: the poll wants them of all leads, and sessions share those of the seed. */
const returns = new WeakMap<SimLead, string | undefined>()

/** When the lead returns to the pool; undefined unless it is owned. */
export function returnAt(lead: SimLead): string | undefined {
  if (lead.state !== 'owned' || (lead.steps.length === 0 && lead.lastContact === undefined)) return undefined
  if (!returns.has(lead)) returns.set(lead, returnOf(lead))
  return returns.get(lead)
}

function returnOf({ stage, steps, takenAt, lastContact }: SimLead): string | undefined {
  // Taking a lead restarts the period: neither an old stage nor an old contact returns it immediately.
  const since = (at: string | undefined) =>
    at === undefined ? undefined : new Date(takenAt !== undefined && takenAt > at ? takenAt : at)
  // A lead that was never contacted is quiet from the start.
  return returnDate(stage, since(steps.at(-1)?.at), since(lastContact?.at ?? steps[0]?.at))?.toISOString()
}

/** Whole numbers for its owner, those it is shared with, and managers. */
export function canPhone(lead: SimLead, context: SimContext): boolean {
  return leads.may('contact.phone', lead, context)
}

/** A row of a list. */
export function rowOf(lead: SimLead, context: SimContext, wire: Wire = {}) {
  const distance = distanceTo(lead, wire)
  return {
    ...picked(lead, 'clueId', 'name', 'nameEn', 'version', 'potential', 'nextStep', 'lastContact', 'point'),
    score: scoreOf(lead, context)?.total,
    createdAt: lead.createdAt,
    stage: stageCodes.toWire(lead.stage),
    state: stateCodes.toWire(lead.state),
    attention: isFollowed(lead, context),
    returnAt: returnAt(lead),
    distance: distance === undefined ? undefined : Math.round(distance),
    industry: lead.industry === undefined ? undefined : industryNamed(lead.industry),
    labels: labelsOf(lead.labels ?? [], context),
    owner: lead.owner === undefined ? undefined : personOf(context, lead.owner),
    shared: lead.collaborators?.includes(context.employee.loginName) || undefined,
    phone: canPhone(lead, context) ? peopleAt(lead, context).phone : undefined,
    contact: wire.due === undefined ? undefined : callable(lead.clueId, context),
  }
}

/** Facts that are missing for the next stage. */
export function missingOf(lead: SimLead, contract: boolean, context: SimContext) {
  const { phone, decider } = peopleAt(lead, context)
  return missingForNext(lead.stage, {
    licence:
      (lead.creditCode !== undefined && isCreditCode(lead.creditCode)) ||
      factsOf(lead, context).licencePhoto !== undefined,
    point: lead.point !== undefined,
    phone: phone !== undefined,
    decider,
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

/** A lead whole. */
export function detailOf(lead: SimLead, context: SimContext, wire: Wire = {}) {
  const { store } = context
  const { discard } = lead
  const same = store.table(leadKind).get(discard?.sameAs ?? '')
  return {
    ...rowOf(lead, context, wire),
    ...picked(lead, 'creditCode', 'company', 'custId', 'contractId', 'address', 'addressEn', 'areaCode'),
    ...picked(lead, 'distanceToMain', 'returnReason'),
    entity: entityOf(lead),
    source: lead.source && sourceCodes.toWire(lead.source),
    collaborators: (lead.collaborators ?? []).map((loginName) => personOf(context, loginName)),
    cognition: cognitionFor(lead, context),
    steps: lead.steps.map(({ stage, at, by }) => ({
      stage: stageCodes.toWire(stage),
      at,
      by: by === undefined ? undefined : personOf(context, by),
    })),
    missing: lead.state === 'owned' ? missingOf(lead, false, context) : [],
    discard: discard && {
      ...discard,
      reason: discardCodes.toWire(discard.reason),
      by: personOf(context, discard.by),
      same: same && picked(same, 'name', 'nameEn'),
    },
    counts: {
      tracks: countOf(store.table(trackKind).values(), lead.clueId),
      clockIns: countOf(store.table(clockInKind).values(), lead.clueId),
      contacts: contactsOf(lead.clueId, context).length,
    },
  }
}

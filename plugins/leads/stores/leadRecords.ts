import type { Core, Position } from '#src/core'
import { HttpError } from '#src/http'
import { currentLanguage, nameIn } from '#src/i18n'
import { type Asked, ask, currentBy, defineMove, defineRecords, GONE, known, type OpenRecord } from '#src/records'
import { isKnown } from '#src/wire'
import {
  type Contact,
  changeClueAddress,
  changeClueDiscardReason,
  clueAuthority,
  clueDiscard,
  type DiscardReason,
  type Estimate,
  findLowDistance,
  getClueDetailList,
  getCustomerLableByCreditCode,
  getCustomerLableById,
  getEnnNewCluePotential,
  getScoring,
  type Label,
  type Lead,
  type LeadDetail,
  type LeadRights,
  leadDetailSchema,
  type Moved,
  type NearbyLead,
  returnCluePublicSphere,
  type Score,
  selectClueIdAndBp,
  updateClue,
} from '../api'
import { actionsOf, type LeadActions } from '../rules/actions'
import { type LeadId, STAGES } from '../rules/vocabulary'
import { outboxRecord } from './followUp'
import { leadListStore } from './LeadListStore'
import { leadStore } from './LeadStore'
import { Timeline } from './Timeline'

interface Beside {
  readonly rights: LeadRights
}

interface Parts {
  readonly score: Score
  readonly potential: readonly Estimate[]
  readonly contacts: readonly Contact[]
  readonly companyLabels: readonly Label[]
  readonly nearby: readonly NearbyLead[]
}

export type OpenLead = OpenRecord<LeadDetail, Beside, Parts, Timeline, Lead>

/** Opened leads (domain/leads.md 2). */
export const leadRecords = defineRecords<LeadDetail, Beside, Parts, Timeline, Lead>('leads.records', {
  rows: leadStore,
  read: (id) => ask(getClueDetailList, { ids: [id] }, firstOf),
  beside: { rights: (id) => ask(clueAuthority, { id }) },
  parts: {
    score: (id) => ask(getScoring, { id }),
    potential: (id) => ask(getEnnNewCluePotential, { id }),
    contacts: (id) => ask(selectClueIdAndBp, { id }),
    companyLabels,
    nearby: (id) => ask(findLowDistance, { id }),
  },
  own: (core, id, part) => new Timeline(core, id, part),
  current: currentBy(leadDetailSchema),
  changed: (core) => core.store(leadListStore).sums.forget(),
  hangOn: ['rights', 'score'],
  outboxName: (lead) => ({ record: outboxRecord(lead.id), label: nameIn(lead, currentLanguage()) }),
})

/** A missing lead is deleted or not visible; in the second case the rights, requested beside it, are refused. */
function firstOf([lead]: readonly LeadDetail[]): LeadDetail {
  if (!lead) throw new HttpError('refused', 'lead not found', { callId: getClueDetailList.id, code: GONE })
  return lead
}

function companyLabels(_id: LeadId, { customerId, creditCode }: Partial<LeadDetail> = {}): Asked<readonly Label[]> {
  if (customerId !== undefined) return ask(getCustomerLableById, { customerId })
  if (creditCode !== undefined) return ask(getCustomerLableByCreditCode, { creditCode })
  return known([])
}

/** Picks the moved lead from the answer. */
const movedOf =
  (id: LeadId) =>
  ({ leads }: Moved): LeadDetail => {
    const lead = leads.find((each) => each.id === id)
    if (!lead) throw new Error('the answer does not hold the lead')
    return lead
  }

/** Takes back the user's last move of a lead, for 60 s. */
const undo = ({ id, version }: LeadDetail) =>
  ask(updateClue, { leads: [{ id, version }], changes: { restore: true } }, movedOf(id))

/** Leads have rights of their own (`clueAuthority`) in place of `can`. */
const may =
  (action: keyof LeadActions) =>
  (lead: LeadDetail, { beside }: OpenLead, { session }: Core): boolean =>
    actionsOf(lead, beside.rights.value, session.loginName, new Date())[action] === true

/** Takes a lead out of the public pool for the user. */
export const take = defineMove<LeadDetail, Beside, Parts, Timeline, Lead>(
  leadRecords,
  'take',
  ({ id, version }, _input, { session }) =>
    ask(updateClue, { leads: [{ id, version }], changes: { owner: session.loginName } }, movedOf(id)),
  { may: may('take'), undo },
)

export const discard = defineMove(
  leadRecords,
  'discard',
  ({ id, version }, reason: DiscardReason) => ask(clueDiscard, { id, version, reason }, movedOf(id)),
  { may: may('discard'), undo },
)

export const changeReason = defineMove(
  leadRecords,
  'changeReason',
  ({ id, version }, reason: DiscardReason) => ask(changeClueDiscardReason, { id, version, reason }, movedOf(id)),
  { may: may('changeReason'), undo },
)

export const returnToPool = defineMove(
  leadRecords,
  'returnToPool',
  ({ id, version }, { reason }: { readonly reason: string }) =>
    ask(returnCluePublicSphere, { id, version, reason }, movedOf(id)),
  { may: may('returnToPool'), undo },
)

/** Marks the place of a lead. */
export const changeAddress = defineMove(
  leadRecords,
  'changeAddress',
  ({ id, version }, place: { readonly address: string; readonly point: Position }) =>
    ask(changeClueAddress, { id, version, ...place }),
  { may: (lead, { beside }) => beside.rights.value?.edit === true && lead.state === 'owned', undo },
)

/** The next stage, once nothing is missing for it; a won lead needs its contract. */
export const advance = defineMove<LeadDetail, Beside, Parts, Timeline, Lead>(
  leadRecords,
  'advance',
  ({ id, version, stage }) => {
    const next = isKnown(STAGES, stage) ? STAGES[STAGES.indexOf(stage) + 1] : undefined
    return ask(updateClue, { leads: [{ id, version }], changes: { stage: next } }, movedOf(id))
  },
  { may: may('advance'), undo },
)

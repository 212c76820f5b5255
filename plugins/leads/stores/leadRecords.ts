import { isKnown } from '#base/wire'
import { SiteTimeline } from '#domain/checkIn'
import {
  currentBy,
  defineMove,
  defineRecords,
  fixedQuery,
  type MakePart,
  type OpenOf,
  type Query,
  queryOf,
  responseOf,
} from '#kit/records'
import type { Core, Position } from '#platform/core'
import { GONE, HttpError, type RequestOf } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import {
  type ClockIn,
  changeClueAddress,
  changeClueDiscardReason,
  clueAuthority,
  clueDiscard,
  type DiscardReason,
  findLowDistance,
  getClueDetailList,
  getCustomerLableByCreditCode,
  getCustomerLableById,
  getEnnNewCluePotential,
  getScoring,
  type Label,
  type LeadDetail,
  leadDetailSchema,
  type Moved,
  returnCluePublicSphere,
  selectClockIns,
  selectClueIdAndBp,
  selectTracks,
  type Track,
  updateClue,
} from '../api'
import { actionsOf, type LeadActions } from '../rules/actions'
import { type LeadId, STAGES } from '../rules/vocabulary'
import { cognitionRecords } from './cognitionRecords'
import { leadStore } from './LeadStore'
import { leadFigures } from './leadList'

/**
 * A change of a lead also changes figures, and the version of its facts. Its row is changed in place: lists are
 * refetched only where it comes or goes, so that going back to a long list keeps the place.
 */
export function leadTouched(core: Core, id: LeadId): void {
  core.store(leadFigures).sums.invalidate()
  core.store(cognitionRecords).of(id).main.invalidate()
}

/** A new lead stands in lists, in figures and on the page of its customer. */
export function leadAdded(core: Core, customerId: string | undefined): void {
  core.store(leadStore).invalidate()
  core.store(leadFigures).sums.invalidate()
  if (customerId !== undefined) core.invalidateRecord(customerId)
}

/** Opened leads (domain/leads.md 2). */
export const leadRecords = defineRecords('leads.records', {
  rows: leadStore,
  read: (id: LeadId) => queryOf(getClueDetailList, { ids: [id] }, firstOf),
  beside: { rights: (id: LeadId) => queryOf(clueAuthority, { id }) },
  parts: {
    score: (id: LeadId) => queryOf(getScoring, { id }),
    potential: (id: LeadId) => queryOf(getEnnNewCluePotential, { id }),
    contacts: (id: LeadId, lead?: LeadDetail) => queryOf(selectClueIdAndBp, { id, customerId: lead?.customerId }),
    companyLabels,
    nearby: (id: LeadId) => queryOf(findLowDistance, { id }),
  },
  own: (core: Core, id: LeadId, part: MakePart) =>
    new SiteTimeline<Track, ClockIn>(part, {
      tracks: () => queryOf(selectTracks, { id }),
      clockIns: (page) => queryOf(selectClockIns, { id, page }),
      send: async (requested) => (await responseOf(core, requested)).value,
    }),
  current: currentBy(leadDetailSchema),
  changed: (core, lead, before) => {
    leadTouched(core, lead.id)
    // The customer shows its leads, and their contacts once a lead is won; a contract those that it could win. A win
    // that is undone leaves the lead without the contract.
    const showing = [lead, before].flatMap((each) => [each?.customerId, each?.contractId])
    for (const shown of new Set(showing)) if (shown !== undefined) core.invalidateRecord(shown)
  },
  dependents: ['rights', 'score'],
  outboxName: (lead) => ({ label: nameIn(lead, currentLanguage()) }),
})
export type OpenLead = OpenOf<typeof leadRecords>

/** A missing lead is deleted or not visible; in the second case the rights, requested beside it, are refused. */
function firstOf([lead]: readonly LeadDetail[]): LeadDetail {
  if (!lead) throw new HttpError('refused', 'lead not found', { callId: getClueDetailList.id, code: GONE })
  return lead
}

function companyLabels(_id: LeadId, { customerId, creditCode }: Partial<LeadDetail> = {}): Query<readonly Label[]> {
  if (customerId !== undefined) return queryOf(getCustomerLableById, { customerId })
  if (creditCode !== undefined) return queryOf(getCustomerLableByCreditCode, { creditCode })
  return fixedQuery([])
}

/** Picks the moved lead from the response. */
const movedOf =
  (id: LeadId) =>
  ({ leads }: Moved): LeadDetail => {
    const lead = leads.find((each) => each.id === id)
    if (!lead) throw new Error('the answer does not hold the lead')
    return lead
  }

/** One lead changed by the call that does most moves. */
const changed = ({ id, version }: LeadDetail, changes: RequestOf<typeof updateClue>['changes']) =>
  queryOf(updateClue, { leads: [{ id, version }], changes }, movedOf(id))

/**
 * A move that is offered as one of `actionsOf`: leads have rights of their own (`clueAuthority`) instead of `can`. The
 * user can undo it for 60 s.
 */
function leadMove<Input = void>(
  name: string,
  action: keyof LeadActions,
  asks: (lead: LeadDetail, input: Input, core: Core) => Query<LeadDetail>,
  {
    comesOrGoes = false,
    reload = [],
  }: { readonly comesOrGoes?: boolean; readonly reload?: readonly ('nearby' | 'contacts')[] } = {},
) {
  return defineMove(leadRecords, name, asks, {
    may: (lead, { beside }, { session }) =>
      actionsOf(lead, beside.rights.value, session.loginName, new Date())[action] === true,
    undo: (lead) => changed(lead, { restore: true }),
    reload,
    after: (core, { id }) => {
      if (comesOrGoes) core.store(leadStore).invalidate()
      if (!reload.includes('contacts')) return
      for (const contact of core.store(leadRecords).of(id).parts.contacts.value ?? []) core.invalidateRecord(contact.id)
    },
  })
}

/** Takes a lead out of the public pool for the user. */
export const take = leadMove(
  'take',
  'take',
  (lead, _input, { session }) => changed(lead, { owner: session.loginName }),
  { comesOrGoes: true },
)

export const discard = leadMove(
  'discard',
  'discard',
  ({ id, version }, reason: DiscardReason) => queryOf(clueDiscard, { id, version, reason }, movedOf(id)),
  { comesOrGoes: true },
)

export const changeReason = leadMove('changeReason', 'changeReason', ({ id, version }, reason: DiscardReason) =>
  queryOf(changeClueDiscardReason, { id, version, reason }, movedOf(id)),
)

export const returnToPool = leadMove(
  'returnToPool',
  'returnToPool',
  ({ id, version }, why: { readonly reason: string }) =>
    queryOf(returnCluePublicSphere, { id, version, ...why }, movedOf(id)),
  { comesOrGoes: true },
)

/** Marks the place of a lead. */
export const changeAddress = leadMove(
  'changeAddress',
  'followUp',
  // `version` is that of the values that the form was filled from.
  ({ id }, place: { readonly version: number; readonly address: string; readonly point: Position }) =>
    queryOf(changeClueAddress, { id, ...place }),
  { reload: ['nearby'] },
)

/** Corrects the name of a lead; an English one, which no longer fits, goes with it. */
export const rename = leadMove('rename', 'followUp', (lead, { name }: { readonly name: string }) =>
  changed(lead, { name }),
)

/** Shares the lead with other people, by login name. */
export const share = leadMove('share', 'followUp', (lead, collaborators: readonly string[]) =>
  changed(lead, { collaborators: [...collaborators] }),
)

/** Wins the lead by a contract of its customer, to whom its contacts belong from then on. */
export const win = leadMove(
  'win',
  'advance',
  (lead, contract: { readonly contractId: string }) => changed(lead, { stage: 'won', ...contract }),
  { reload: ['contacts'] },
)

/** The next stage, once nothing is missing for it. */
export const advance = leadMove('advance', 'advance', (lead) =>
  changed(lead, { stage: isKnown(STAGES, lead.stage) ? STAGES[STAGES.indexOf(lead.stage) + 1] : undefined }),
)

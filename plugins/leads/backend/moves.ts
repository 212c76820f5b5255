import * as v from 'valibot'
import { DAY, startOfDay } from '#base/calendar'
import type { SimContext, Wire } from '#harness/backend/contract'
import {
  anotherOwner,
  type FieldErrors,
  fieldErrors,
  personOf,
  picked,
  refusal,
  simMoves,
  textOf,
} from '#harness/backend/kit'
import { contractById } from '#harness/backend/world'
import { optionalNote, placeFields, requiredNote } from '../rules/fields'
import { COOL_OFF, MONTH, OPEN_LIMIT, REASON_CHANGE_WINDOW, TAKE_LIMIT } from '../rules/limits'
import { discardCodes, STAGES, type Stage, stageCodes } from '../rules/vocabulary'
import { moveBack, moveToCustomer } from './contacts'
import { areaOf, editErrors, edited } from './edits'
import { backInPool, isOwned, leads, mayOwn, OWNERS } from './leads'
import { type Change, notifyAssigned, notifyChanged } from './messages'
import { leadKind, type SimDiscard, type SimLead } from './records'
import { type LeadRefusals, leadRefusal } from './refuse'
import { detailOf, missingOf } from './view'

/** The moves of a lead (domain/leads.md 2). */

const MINUTE = 60_000
const isOwner = ({ owner }: SimLead, { employee }: SimContext) => owner === employee.loginName
const isManager = ({ orgCode }: SimLead, { can }: SimContext) => can('lead.assign', orgCode, 'any')

/**
 * Numbers of somebody's open leads and of those taken today. Leads of an imported list count only if they were taken.
 */
function holdings(owner: string, { store, now }: SimContext): { open: number; today: number } {
  const today = new Date(startOfDay(now)).toISOString()
  const all = [...store.table(leadKind).values()]
  const own = all.filter((lead) => lead.owner === owner && isOwned(lead))
  return {
    open: own.filter(({ stage, takenAt, imported }) => stage !== 'won' && (takenAt !== undefined || !imported)).length,
    // An assigned or created lead was not taken; one that was given back or discarded since was.
    today: all.filter(({ takenAt = '', takenBy }) => takenBy === owner && takenAt >= today).length,
  }
}

/** The limit that a new owner has reached: of open leads or, out of the pool, of those taken today. */
export function limitOf({ state }: SimLead, owner: string, context: SimContext): LeadRefusals[4102] | undefined {
  const { open, today } = holdings(owner, context)
  if (open >= OPEN_LIMIT) return { kind: 'open', limit: OPEN_LIMIT }
  return state === 'pool' && today >= TAKE_LIMIT ? { kind: 'today', limit: TAKE_LIMIT } : undefined
}

/** Refuses a new owner who has reached a limit or, out of the pool, lost this lead lately. */
function refuseLimits(lead: SimLead, owner: string, context: SimContext): void {
  const limit = limitOf(lead, owner, context)
  if (limit) throw leadRefusal(4102, limit)
  if (lead.state !== 'pool') return
  const lost = lead.lost?.[owner]
  const until = lost === undefined ? 0 : Date.parse(lost) + COOL_OFF * DAY
  if (until > context.now.getTime()) throw leadRefusal(4103, { until: new Date(until).toISOString() })
}

/** The refusal of a second taker names the first; limits, and the week after losing a lead, apply to pool leads. */
function takeable(lead: SimLead, context: SimContext): void {
  const { employee, now } = context
  if (isOwned(lead) && lead.owner !== undefined && lead.owner !== employee.loginName) {
    const { userName: name, userNameEn: nameEn } = personOf(context, lead.owner)
    const since = lead.takenAt === undefined ? 0 : now.getTime() - Date.parse(lead.takenAt)
    throw leadRefusal(4101, { name, nameEn, minutes: Math.max(1, Math.floor(since / MINUTE)) })
  }
  if (lead.state === 'pool') refuseLimits(lead, employee.loginName, context)
}

/** Changes of a lead that reaches a stage. */
export function stepsTo(lead: SimLead, stage: Stage, by: string, at: string): Pick<SimLead, 'stage' | 'steps'> {
  return { stage, steps: [...lead.steps, { stage, at, by }] }
}

const nextStage = ({ stage }: SimLead) => STAGES[STAGES.indexOf(stage) + 1]

function refuseMissing(lead: SimLead, hasContract: boolean, context: SimContext): void {
  const missing = missingOf(lead, hasContract, context)
  if (missing.length > 0) throw leadRefusal(4104, { missing })
}

const stageOf = ({ stage }: Wire) => stageCodes.fromWire(String(stage))

function advanceErrors(wire: Wire, lead: SimLead, context: SimContext): FieldErrors {
  const wanted = stageOf(wire)
  if (wanted === undefined) return { stage: 'unknown' }
  if (wanted !== nextStage(lead)) throw refusal(4010)
  refuseMissing(lead, textOf(wire.contractId) !== '', context)
  return { contractId: wanted === 'won' && !contractFor(lead, wire, context) && 'unknown' }
}

/** The contract that wins a lead; of a lead that is a customer, one of this customer. */
function contractFor({ custId }: SimLead, wire: Wire, { store }: SimContext) {
  const contract = contractById(textOf(wire.contractId), store)
  return contract && [undefined, contract.custId].includes(custId) ? contract : undefined
}

/** Errors of a discard reason, by field. */
function reasonErrors({ reason, until, note, sameAs }: Wire, lead: SimLead, { store }: SimContext): FieldErrors {
  const kind = discardCodes.fromWire(String(reason))
  const other = typeof sameAs === 'string' && sameAs !== lead.clueId && store.table(leadKind).get(sameAs)
  return {
    reason: !kind && 'required',
    until: kind === 'otherSupplier' && !MONTH.test(String(until)) && 'required',
    ...fieldErrors({ note: kind === 'other' ? requiredNote : optionalNote }, { note }),
    sameAs: kind === 'same' && !other && 'required',
  }
}

function reasonOf({ reason, until, note, sameAs }: Wire, by: string, at: string): SimDiscard {
  const kind = discardCodes.fromWire(String(reason)) ?? 'other'
  return {
    reason: kind,
    ...(kind === 'otherSupplier' && { until: String(until) }),
    ...(textOf(note) && { note: textOf(note) }),
    ...(kind === 'same' && { sameAs: String(sameAs) }),
    by,
    at,
  }
}

/** True for whoever discarded within 30 days, and always for managers. */
function isReasonOpen(lead: SimLead, context: SimContext): boolean {
  if (lead.state !== 'discarded' || !lead.discard) return false
  return isManager(lead, context) || context.now.getTime() - Date.parse(lead.discard.at) <= REASON_CHANGE_WINDOW * DAY
}

const markSchema = v.object({
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  lat: v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
})
const pointOf = (raw: unknown) => v.parse(v.fallback(v.optional(markSchema), undefined), raw)

/** Notifies the people concerned of a change. */
const received = (change: Change) => (lead: SimLead, before: SimLead, context: SimContext) =>
  notifyChanged(lead, before, change, context)

const isSharedAs = (lead: SimLead, before: SimLead) =>
  JSON.stringify(lead.collaborators ?? []) === JSON.stringify(before.collaborators ?? [])

const owned = (owner: string, now: Date, takenBy?: string) =>
  ({ state: 'owned', owner, takenAt: now.toISOString(), takenBy }) as const

export const leadMoves = simMoves(
  leads,
  {
    /** Takes a lead from the pool. */
    take: {
      right: 'lead.take',
      may: ({ orgCode }, { can }) => can('lead.pool', orgCode, 'any') && can('lead.take', orgCode, 'own'),
      who: takeable,
      from: ({ state }) => state === 'pool',
      run: (_, __, { employee, now }) => owned(employee.loginName, now, employee.loginName),
      after: received('take'),
      undo: true,
    },
    assign: {
      right: 'lead.assign',
      may: isManager,
      from: ({ state, stage }) => state !== 'discarded' && stage !== 'won',
      check: ({ owner }, lead, context) => {
        if (owner === lead.owner) throw refusal(4010)
        const isKnown = mayOwn(String(owner), context)
        if (isKnown) refuseLimits(lead, String(owner), context)
        return { owner: !isKnown && 'unknown' }
      },
      run: (_, { owner }, { now }) => owned(String(owner), now),
      after: (lead, before, context) => {
        notifyAssigned(lead, context)
        notifyChanged(lead, before, 'assign', context)
      },
      undo: true,
      example: ({ owner }, context) => ({ owner: anotherOwner(owner, OWNERS, context) }),
    },
    /** Moves a lead to the next stage; only a follow-up moves on from 'verified'. */
    advance: {
      right: 'lead.edit',
      may: (lead, context) => isOwner(lead, context) && leads.may('lead.edit', lead, context),
      who: (lead, context) => isOwned(lead) && refuseMissing(lead, true, context),
      from: (lead) => isOwned(lead) && nextStage(lead) !== undefined,
      check: advanceErrors,
      run: (lead, wire, context) => {
        const { employee, now } = context
        const stage = stageOf(wire) ?? lead.stage
        const contract = stage === 'won' ? contractFor(lead, wire, context) : undefined
        const won = contract && picked(contract, 'contractId', 'custId')
        return { ...stepsTo(lead, stage, employee.loginName, now.toISOString()), ...won }
      },
      after: (lead, before, context) => {
        if (lead.stage === 'won') moveToCustomer(lead, context)
        notifyChanged(lead, before, 'advance', context)
      },
      undone: moveBack,
      undo: true,
      example: (lead) => ({ stage: stageCodes.toWire(nextStage(lead) ?? lead.stage), contractId: 'CT-000001' }),
    },
    edit: {
      right: 'lead.edit',
      from: isOwned,
      check: (wire, _, context) => editErrors(wire, context),
      run: (lead, wire, context) => edited(wire, lead, context),
      // Whom it is shared with, or not any more, has another list.
      after: (lead, before, context) =>
        notifyChanged(lead, before, isSharedAs(lead, before) ? 'edit' : 'share', context),
      undo: true,
      example: () => ({ name: '宏盛新型建材' }),
      partial: true,
      wrong: { name: '宏' },
    },
    /** Marks the place of a lead; the English address no longer fits. */
    changeAddress: {
      right: 'lead.edit',
      from: isOwned,
      check: ({ address, point }) => fieldErrors(placeFields.table, { address, point: pointOf(point) }),
      run: (lead, { address, point }) => {
        const words = textOf(address)
        const isMoved = words !== lead.address
        return { address: words, ...(isMoved && { addressEn: undefined, ...areaOf(words) }), point: pointOf(point) }
      },
      after: received('place'),
      undo: true,
      example: () => ({ address: '广东省佛山市南海区西樵镇樵高路8号', point: { lng: 112.965, lat: 22.935 } }),
    },
    /** Owners may discard up to 'followed up', managers up to 'opportunity'. */
    discard: {
      right: 'lead.discard',
      may: (lead, context) =>
        context.can('lead.discard', lead.orgCode, 'any') ||
        (isOwner(lead, context) && lead.stage !== 'opportunity' && context.can('lead.discard', lead.orgCode, 'own')),
      from: ({ state, stage }) => state !== 'discarded' && stage !== 'won',
      check: reasonErrors,
      run: (_, wire, { employee, now }) => ({
        state: 'discarded',
        discard: reasonOf(wire, employee.loginName, now.toISOString()),
      }),
      after: received('discard'),
      undo: true,
      example: () => ({ reason: discardCodes.toWire('noGas') }),
    },
    /** Does not change who discarded, and when. */
    changeReason: {
      right: 'lead.discard',
      may: (lead, context) => isManager(lead, context) || lead.discard?.by === context.employee.loginName,
      from: isReasonOpen,
      check: reasonErrors,
      run: ({ discard }, wire, { employee, now }) => ({
        discard: reasonOf(wire, discard?.by ?? employee.loginName, discard?.at ?? now.toISOString()),
      }),
      after: received('changeReason'),
      undo: true,
      example: () => ({ reason: discardCodes.toWire('closed') }),
    },
    /** Owners return owned leads, managers also discarded ones. The last owner cannot retake it for a week. */
    returnToPool: {
      right: 'lead.discard',
      may: (lead, context) =>
        isManager(lead, context) ||
        (isOwned(lead) && isOwner(lead, context) && context.can('lead.edit', lead.orgCode, 'own')),
      from: ({ state, stage }) => state !== 'pool' && stage !== 'won',
      check: (wire) => fieldErrors({ reason: requiredNote }, wire),
      run: (lead, { reason }, { now }) => ({
        ...backInPool(lead, textOf(reason), now.toISOString()),
        discard: undefined,
      }),
      after: received('returnToPool'),
      undo: true,
      example: () => ({ reason: 'Too far for me' }),
    },
  },
  (lead, context) => detailOf(lead, context),
)

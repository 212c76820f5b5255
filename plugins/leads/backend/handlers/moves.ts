import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, SimRefusal } from '#harness/backend/contract'
import { changeClueDiscardReason, clueDiscard, returnCluePublicSphere, updateClue } from '../../api/moves'
import { ASSIGN_LIMIT, NOTE_TEXT, REASON_CHANGE_WINDOW } from '../../rules/limits'
import { discardCodes, stageCodes } from '../../rules/vocabulary'
import { edit } from '../edits'
import { advance, assign, changeReason, discard, restore, returnToPool, take } from '../moves'
import { leadKind, type SimDiscard, type SimLead } from '../records'
import { refusal, refuseFields } from '../refuse'
import { Scope } from '../scope'
import { detailOf } from '../view'

/** Moves and edits. One lead that is refused refuses the call; of several, those refused are told one by one. */

type Wire = Record<string, unknown>
type Move = (lead: SimLead, version: unknown) => SimLead

function run(ids: readonly string[], versions: readonly unknown[], scope: Scope, move: Move) {
  const table = scope.context.store.table(leadKind)
  const clues: object[] = []
  const failed: object[] = []
  ids.forEach((clueId, index) => {
    try {
      const lead = table.get(clueId)
      if (!lead) throw refusal(4004, undefined)
      const after = move(lead, versions[index])
      table.put(after)
      clues.push(detailOf(scope, after))
    } catch (error) {
      if (!(error instanceof SimRefusal) || ids.length === 1) throw error
      failed.push({ clueId, code: error.code, message: error.message })
    }
  })
  return { clues, failed }
}

const updateSchema = v.object({
  clueIds: v.pipe(v.array(v.string()), v.minLength(1)),
  version: v.optional(v.union([v.number(), v.array(v.number())])),
  changes: v.looseObject({
    owner: v.optional(v.string()),
    stage: v.optional(v.string()),
    restore: v.optional(v.boolean()),
    contractId: v.optional(v.string()),
  }),
})

function update(wire: Wire, context: SimContext) {
  const scope = new Scope(context)
  const request = v.safeParse(updateSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { clueIds: 'invalid' } })
  const { clueIds, version, changes } = request.output
  if (clueIds.length > ASSIGN_LIMIT) throw refusal(4000, { fields: { clueIds: 'most50' } })
  return run(clueIds, Array.isArray(version) ? version : [version], scope, moveOf(changes, scope))
}

function moveOf(changes: v.InferOutput<typeof updateSchema>['changes'], scope: Scope): Move {
  const { owner, stage, contractId } = changes
  if (changes.restore) return (lead, version) => restore(lead, version, scope)
  if (owner === scope.me) return (lead, version) => take(lead, version, scope)
  if (owner !== undefined) return (lead, version) => assign(lead, version, owner, scope)
  if (stage === undefined) return (lead, version) => edit(lead, version, changes, scope)
  const next = stageCodes.fromWire(stage)
  if (!next) throw refusal(4000, { fields: { stage: 'unknown' } })
  return (lead, version) => advance(lead, version, next, contractId, scope)
}

const shorter = (value: unknown, min: number) => typeof value !== 'string' || value.trim().length < min

/** Reads a reason with what it needs; refused with 4000 under `reason`, `until`, `note` or `sameAs`. */
function reasonOf(wire: Wire, context: SimContext): Omit<SimDiscard, 'by' | 'at'> {
  const reason = discardCodes.fromWire(String(wire.reason))
  if (!reason) throw refusal(4000, { fields: { reason: 'required' } })
  const { until, note, sameAs } = wire
  const known = typeof sameAs === 'string' && sameAs !== wire.clueId && context.store.table(leadKind).get(sameAs)
  refuseFields({
    until: reason === 'otherSupplier' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(String(until)) && 'required',
    note: reason === 'other' && shorter(note, NOTE_TEXT.min) && 'length',
    sameAs: reason === 'same' && !known && 'required',
  })
  return {
    reason,
    ...(reason === 'otherSupplier' && { until: String(until) }),
    ...(typeof note === 'string' && note.trim() && { note: note.trim().slice(0, NOTE_TEXT.max) }),
    ...(reason === 'same' && { sameAs: String(sameAs) }),
  }
}

/** A move of the one lead that the request names. */
function one(wire: Wire, scope: Scope, move: Move) {
  return run([String(wire.clueId)], [wire.version], scope, move)
}

export const moveHandlers: readonly SimHandler[] = [
  answer(updateClue, update),
  answer(clueDiscard, (wire, context) => {
    const scope = new Scope(context)
    const reason = reasonOf(wire, context)
    return one(wire, scope, (lead, version) => discard(lead, version, reason, scope))
  }),
  answer(changeClueDiscardReason, (wire, context) => {
    const scope = new Scope(context)
    const reason = reasonOf(wire, context)
    return one(wire, scope, (lead, version) => changeReason(lead, version, reason, scope, REASON_CHANGE_WINDOW))
  }),
  answer(returnCluePublicSphere, (wire, context) => {
    const scope = new Scope(context)
    refuseFields({ reason: shorter(wire.reason, NOTE_TEXT.min) && 'length' })
    const reason = String(wire.reason).trim().slice(0, NOTE_TEXT.max)
    return one(wire, scope, (lead, version) => returnToPool(lead, version, reason, scope))
  }),
]

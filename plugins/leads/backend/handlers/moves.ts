import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { refusal, writable } from '#harness/backend/kit'
import { remindOwner } from '../../api/day'
import { changeClueDiscardReason, clueDiscard, returnCluePublicSphere, updateClue } from '../../api/moves'
import { ASSIGN_LIMIT } from '../../rules/limits'
import { isOwned, leads } from '../leads'
import { notifyReminded } from '../messages'
import { leadMoves } from '../moves'
import type { SimLead } from '../records'
import { detailOf } from '../view'

/** The lead calls for moves: several leads at once, the move given by `changes`. */

type Move = (id: string, version: unknown) => SimLead | undefined

/**
 * Runs a move for each lead. A refusal of a single lead rejects the call; of several, refused leads are in `failed`.
 */
function each(ids: readonly string[], versions: readonly unknown[], context: SimContext, move: Move) {
  const clues: object[] = []
  const failed: object[] = []
  ids.forEach((clueId, index) => {
    try {
      const after = move(clueId, versions[index])
      if (after) clues.push(detailOf(after, context))
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
  deviceAt: v.optional(v.string()),
  changes: v.looseObject({
    owner: v.optional(v.string()),
    stage: v.optional(v.string()),
    restore: v.optional(v.boolean()),
  }),
})

function update(wire: Wire, context: SimContext) {
  const request = v.safeParse(updateSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { clueIds: 'invalid' } })
  const { clueIds, version, changes, deviceAt } = request.output
  if (clueIds.length > ASSIGN_LIMIT) throw refusal(4000, { fields: { clueIds: 'most50' } })
  const name = nameOf(changes, context)
  return each(clueIds, Array.isArray(version) ? version : [version], context, (id, version) => {
    if (changes.restore) return leadMoves.restore(id, version, context)
    return leadMoves.run(name, id, { ...changes, version, deviceAt }, context)
  })
}

/** The move of a change: the employee's own name as owner takes a lead, another name assigns it. */
function nameOf({ owner, stage }: v.InferOutput<typeof updateSchema>['changes'], { employee }: SimContext) {
  if (owner !== undefined) return owner === employee.loginName ? 'take' : 'assign'
  return stage === undefined ? 'edit' : 'advance'
}

const one =
  (name: 'discard' | 'changeReason' | 'returnToPool'): SimHandler['run'] =>
  (wire, context) =>
    each([String(wire.clueId)], [wire.version], context, (id) => leadMoves.run(name, id, wire, context))

const remind: SimHandler['run'] = ({ clueId }, context) => {
  const lead = writable(leads, 'lead.assign', clueId, context, isOwned)
  if (lead.owner === undefined) throw refusal(4010)
  notifyReminded({ ...lead, owner: lead.owner }, context)
  return {}
}

export const moveHandlers: readonly SimHandler[] = [
  { ...answer(updateClue, update), moves: leadMoves },
  answer(remindOwner, remind),
  answer(clueDiscard, one('discard')),
  answer(changeClueDiscardReason, one('changeReason')),
  answer(returnCluePublicSphere, one('returnToPool')),
]

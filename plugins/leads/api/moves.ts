import * as v from 'valibot'
import { codeToWire, many, renamed } from '#base/wire'
import { MONTH } from '../rules/limits'
import { DISCARD_KINDS, discardCodes, leadIdSchema, sourceCodes, stageCodes } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { get, optionalText, optionalTexts, plannedSchema, post } from './shared'

/**
 * Moves of a lead (domain/leads.md 2). Every move returns the changed leads, so no reload is needed. A refused move
 * of one lead rejects; for several leads, the refused ones are in `failed` and the others are done.
 */

export const movedSchema = v.pipe(
  renamed(
    {
      clues: v.array(leadDetailSchema),
      failed: many(renamed({ clueId: leadIdSchema, code: v.number(), message: v.string() }, { clueId: 'id' })),
    },
    { clues: 'leads' },
  ),
  v.check(({ leads, failed }) => leads.length + failed.length > 0, 'a success about no lead'),
)

/** Result of a move. */
export type Moved = v.InferOutput<typeof movedSchema>

export const versionOf = { id: leadIdSchema, version: v.number() }

/** Changes of `updateClue`; keys as on the wire. */
export const changesSchema = v.object({
  /** Login name: that of the user takes the lead from the pool, another one assigns it. */
  owner: optionalText,
  /** The next stage. */
  stage: v.optional(codeToWire(stageCodes)),
  contractId: optionalText,
  /** Undoes the user's last move of this lead, within 60 s. */
  restore: v.optional(v.literal(true)),
  nextStep: v.optional(plannedSchema),
  name: optionalText,
  address: optionalText,
  creditCode: optionalText,
  industry: optionalText,
  source: v.optional(codeToWire(sourceCodes)),
  labels: optionalTexts,
  collaborators: optionalTexts,
})

/** Takes, assigns, moves on, edits, restores. `version` on the wire: a number for one lead, an array for several. */
export const updateClue = post('/updateClue', {
  about: 'Takes leads from the pool, assigns them, moves one on, edits it, or undoes my last move of it.',
  request: v.pipe(
    v.object({ leads: v.pipe(v.array(v.object(versionOf)), v.minLength(1)), changes: changesSchema }),
    v.transform(({ leads, changes }) => ({
      clueIds: leads.map((lead) => lead.id),
      version: leads.length === 1 ? leads[0]?.version : leads.map((lead) => lead.version),
      changes,
    })),
  ),
  response: movedSchema,
})

const reasonSchema = v.object({
  kind: v.picklist(DISCARD_KINDS),
  /** Month in which the contract of the other supplier ends, `2027-03`. */
  until: v.optional(v.pipe(v.string(), v.regex(MONTH))),
  note: optionalText,
  sameAs: v.optional(leadIdSchema),
})

/** Reason for a discard, with the fields that its kind needs. */
export type DiscardReason = v.InferInput<typeof reasonSchema>

const discardRequest = v.pipe(
  v.object({ ...versionOf, reason: reasonSchema }),
  v.transform(({ id, version, reason: { kind, ...rest } }) => ({
    clueId: id,
    version,
    reason: discardCodes.toWire(kind),
    ...rest,
  })),
)

export const clueDiscard = post('/clueDiscard', {
  about: 'Discards a lead with a reason.',
  request: discardRequest,
  response: movedSchema,
})

export const changeClueDiscardReason = post('/changeClueDiscardReason', {
  about: 'Changes the reason of a discarded lead.',
  request: discardRequest,
  response: movedSchema,
})

export const returnCluePublicSphere = get('/returnCluePublicSphere', {
  about: 'Gives a lead back to the public pool with a reason.',
  request: renamed({ ...versionOf, reason: v.string() }, { id: 'clueId' }),
  response: movedSchema,
})

import * as v from 'valibot'
import { type Attempted, type Drafts, type FormAddress, fingerprintOf } from '#platform/outbox'

/** A submit whose result is still unknown; stored with the draft before the request is sent. */
export interface Attempt {
  readonly key: string
  /** Fingerprint of the form's values. */
  readonly entered: string
  /** Device time, ms since the epoch; only shown to the user, no decision depends on it. */
  readonly at: number
  /** The request, if the area can look it up. */
  readonly sent?: Pick<Attempted, 'callId' | 'request'> | undefined
  /** The attempt in doubt when this one was handed to the outbox; relevant if the outbox never stored this one. */
  readonly earlier?: Attempt | undefined
}

export const AttemptSchema: v.GenericSchema<unknown, Attempt> = v.object({
  key: v.string(),
  entered: v.string(),
  at: v.number(),
  sent: v.optional(v.object({ callId: v.string(), request: v.unknown() })),
  earlier: v.optional(v.lazy(() => AttemptSchema)),
})

/** A stored draft: the form's values and the attempt whose result was unknown when it was saved. */
export const DraftRow = v.object({ values: v.unknown(), attempt: v.optional(AttemptSchema) })
export type DraftRow = v.InferOutput<typeof DraftRow>

/** The attempt and the earlier attempts in doubt, newest first. */
export function chainOf(attempt: Attempt | undefined): readonly Attempt[] {
  return attempt ? [attempt, ...chainOf(attempt.earlier)] : []
}

/**
 * Stores values as the draft of a form that is not open. `from`: the outbox entry that they were taken from; if the
 * page ends before that entry is deleted, the form finds it in the outbox instead of offering the same content twice.
 */
export async function storeDraft(
  drafts: Drafts,
  { form, record, values }: Pick<FormAddress, 'form' | 'record' | 'values'>,
  from?: Pick<Attempt, 'key' | 'at' | 'sent'>,
): Promise<void> {
  const attempt = from && { ...from, entered: await fingerprintOf(values) }
  await drafts.save(form, record, { values, ...(attempt ? { attempt } : {}) } satisfies DraftRow)
}

import * as v from 'valibot'
import type { Attempted, Drafts, FormAddress } from '#src/outbox'
import { fingerprintOf } from './fingerprint'

/** A submit that was on its way when this was written; kept beside the draft until its end is known. */
export interface Attempt {
  readonly key: string
  /** Fingerprint of the form's values. */
  readonly entered: string
  /** By the phone's clock, ms since the epoch; for a person to read, nothing is decided by it. */
  readonly at: number
  /** What went out, where the area can look it up. */
  readonly sent?: Pick<Attempted, 'callId' | 'request'> | undefined
  /** What was in doubt when this one was handed to the outbox; decides where the outbox never got this one. */
  readonly earlier?: Attempt | undefined
}

export const AttemptSchema: v.GenericSchema<unknown, Attempt> = v.object({
  key: v.string(),
  entered: v.string(),
  at: v.number(),
  sent: v.optional(v.object({ callId: v.string(), request: v.unknown() })),
  earlier: v.optional(v.lazy(() => AttemptSchema)),
})

/** A draft as it lies on the device: the form's values, and the submit whose end was not known when it was saved. */
export const DraftRow = v.object({ values: v.unknown(), attempt: v.optional(AttemptSchema) })
export type DraftRow = v.InferOutput<typeof DraftRow>

/** The attempt and what was in doubt before it, newest first. */
export function chainOf(attempt: Attempt | undefined): readonly Attempt[] {
  return attempt ? [attempt, ...chainOf(attempt.earlier)] : []
}

/**
 * Puts values into the draft of a form that is not open. `from`: the submit that they come from and that still stands in the
 * outbox; should the page die now, the form asks the outbox instead of offering the same entry once more.
 */
export async function storeDraft(
  drafts: Drafts,
  { form, record, values }: Pick<FormAddress, 'form' | 'record' | 'values'>,
  from?: Pick<Attempt, 'key' | 'at' | 'sent'>,
): Promise<void> {
  const attempt = from && { ...from, entered: await fingerprintOf(values) }
  await drafts.save(form, record, { values, ...(attempt ? { attempt } : {}) } satisfies DraftRow)
}

import * as v from 'valibot'
import { isKnown } from '#base/wire'
import type { DiscardReason, LeadDetail } from '../../api'
import { MONTH, NOTE_TEXT } from '../../rules/limits'
import { DISCARD_KINDS, type DiscardKind, discardCodes, leadIdSchema } from '../../rules/vocabulary'

const fields = v.object({
  kind: v.picklist(DISCARD_KINDS, 'move.error.reason'),
  until: v.string(),
  sameAs: v.optional(v.object({ id: leadIdSchema, name: v.string() })),
  note: v.pipe(v.string(), v.trim(), v.maxLength(NOTE_TEXT.max, 'move.error.noteLong')),
})
/**
 * The form of the discard sheet (domain/leads.md 1 'Discard'); `until` is a month, `2027-03`. What does not belong to the
 * chosen kind stays in the form and is not sent.
 */
export const reasonSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['until']],
      ({ kind, until }) => kind !== 'otherSupplier' || MONTH.test(until),
      'move.error.until',
    ),
    ['until'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['note']],
      ({ kind, note }) => kind !== 'other' || note.length >= NOTE_TEXT.min,
      'move.error.note',
    ),
    ['note'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['sameAs']],
      ({ kind, sameAs }) => kind !== 'same' || sameAs !== undefined,
      'move.error.sameAs',
    ),
    ['sameAs'],
  ),
  v.transform(
    ({ kind, until, sameAs, note }): DiscardReason => ({
      kind,
      ...(kind === 'otherSupplier' && { until }),
      ...(kind === 'same' && { sameAs: sameAs?.id }),
      ...(note && { note }),
    }),
  ),
)

/** Form values of the discard sheet. */
export interface ReasonValues extends Omit<v.InferInput<typeof reasonSchema>, 'kind'> {
  readonly kind: DiscardKind | undefined
}

export const NO_REASON: ReasonValues = { kind: undefined, until: '', note: '', sameAs: undefined }

/** Initial values: the reason of the record when it is changed. */
export function valuesOf({ discard }: LeadDetail): ReasonValues {
  if (!discard) return NO_REASON
  const { kind, until = '', note = '', sameAs } = discard
  return {
    kind: isKnown(discardCodes, kind) ? kind : undefined,
    until,
    note,
    sameAs: sameAs && { id: sameAs, name: sameAs },
  }
}

import * as v from 'valibot'
import { isKnown } from '#src/wire'
import type { DiscardReason, LeadDetail } from '../../api'
import { NOTE_TEXT } from '../../rules/limits'
import { type DiscardKind, discardCodes, leadIdSchema } from '../../rules/vocabulary'

const note = v.pipe(v.string(), v.trim(), v.maxLength(NOTE_TEXT.max, 'move.error.noteLong'))
const other = v.object({ id: leadIdSchema, name: v.string() })
/** What does not belong to the chosen kind stays in the form and is not sent. */
const rest = { until: v.string(), sameAs: v.optional(other), note }

/** The form of the discard sheet (domain/leads.md 1 'Discard'); `until` is a month, `2027-03`. */
export const reasonSchema = v.pipe(
  v.variant(
    'kind',
    [
      v.object({ ...rest, kind: v.picklist(['noGas', 'closed', 'unreachable']) }),
      v.object({
        ...rest,
        kind: v.literal('otherSupplier'),
        until: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'move.error.until')),
      }),
      v.object({
        ...rest,
        kind: v.literal('other'),
        note: v.pipe(note, v.minLength(NOTE_TEXT.min, 'move.error.note')),
      }),
      v.object({
        ...rest,
        kind: v.literal('same'),
        sameAs: v.pipe(
          v.optional(other),
          v.check((chosen) => chosen !== undefined, 'move.error.sameAs'),
        ),
      }),
    ],
    'move.error.reason',
  ),
  v.transform((reason): DiscardReason => {
    const { kind, until, sameAs } = reason
    const extra = reason.note === '' ? {} : { note: reason.note }
    if (kind === 'otherSupplier') return { kind, until, ...extra }
    if (kind === 'other') return { kind, note: reason.note }
    if (kind === 'same' && sameAs) return { kind, sameAs: sameAs.id, ...extra }
    return { kind, ...extra } as DiscardReason
  }),
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

import * as v from 'valibot'
import { choice, defineFields, type Field, text, value } from '#base/fields'
import { isKnown } from '#base/wire'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { DiscardReason, LeadDetail } from '../../api'
import { optionalNote, requiredNote } from '../../rules/fields'
import { MONTH } from '../../rules/limits'
import { DISCARD_KINDS, type DiscardKind, discardCodes, leadIdSchema } from '../../rules/vocabulary'

/** None is chosen at first. */
const kind: Field<DiscardKind | '', DiscardKind> = choice(DISCARD_KINDS, {
  required: true,
  message: 'move.error.reason',
})

/**
 * The form of the discard sheet (domain/leads.md 1 'Discard'); `until` is a month, `2027-03`. Fields of other kinds
 * stay in the form and are not sent.
 */
export const reasonFields = defineFields(
  {
    kind,
    until: text(),
    sameAs: value(v.optional(v.object({ id: leadIdSchema, name: v.string() })), undefined),
    note: optionalNote,
  },
  (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.partialCheck(
          [['kind'], ['until']],
          ({ kind, until }) => kind !== 'otherSupplier' || MONTH.test(until ?? ''),
          'move.error.until',
        ),
        ['until'],
      ),
      v.forward(
        v.partialCheck(
          [['kind'], ['note']],
          ({ kind, note }) => kind !== 'other' || v.is(requiredNote.sent, note),
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
    ),
)
export type ReasonValues = v.InferInput<typeof reasonFields.schema>

export const NO_REASON: ReasonValues = { kind: '', until: '', note: '', sameAs: undefined }

/** Initial values: the reason of the record when it is changed. */
export function valuesOf({ discard }: LeadDetail): ReasonValues {
  if (!discard) return NO_REASON
  const { kind, until = '', note = '', sameAs, same } = discard
  return {
    kind: isKnown(discardCodes, kind) ? kind : '',
    until,
    note,
    sameAs: sameAs && { id: sameAs, name: same ? nameIn(same, currentLanguage()) : sameAs },
  }
}

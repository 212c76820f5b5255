import * as v from 'valibot'
import { across, choice, defineFields, type Field, text, value } from '#base/fields'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { DiscardReason, LeadDetail } from '../../api'
import { optionalNote, requiredNote } from '../../rules/fields'
import { MONTH } from '../../rules/limits'
import { DISCARD_KINDS, type DiscardKind, leadIdSchema } from '../../rules/vocabulary'

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
    sameAs: value(v.nullable(v.object({ id: leadIdSchema, name: v.string() })), null),
    note: optionalNote,
  },
  (whole) =>
    v.pipe(
      whole,
      across(
        ['kind', 'until'],
        ({ kind, until }) => kind !== 'otherSupplier' || MONTH.test(until ?? ''),
        'move.error.until',
        'until',
      ),
      across(
        ['kind', 'note'],
        ({ kind, note }) => kind !== 'other' || v.is(requiredNote.sent, note),
        'move.error.note',
        'note',
      ),
      across(
        ['kind', 'sameAs'],
        ({ kind, sameAs }) => kind !== 'same' || sameAs !== null,
        'move.error.sameAs',
        'sameAs',
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

export const NO_REASON = reasonFields.values({})

/** Initial values: the reason of the record when it is changed. */
export function valuesOf({ discard }: LeadDetail): ReasonValues {
  const { sameAs, same } = discard ?? {}
  const name = same ? nameIn(same, currentLanguage()) : sameAs
  return reasonFields.values({ ...discard, sameAs: sameAs && { id: sameAs, name } })
}

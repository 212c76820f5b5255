import * as v from 'valibot'
import { defineFields, type Fields, type FieldTable } from '#base/fields'
import { SimRefusal } from '../contract'

/** Refusals common to all areas (domain/gaps.md 'Every area'), with the type of their data. */
export interface SharedRefusals {
  /** Field errors: field name → key of the error. */
  4000: { readonly fields: Readonly<Record<string, string>> }
  /** Right missing; `right` if it can be requested. */
  4003: { readonly right?: string | undefined }
  /** The record does not exist or is not visible. */
  4004: undefined
  /** Changed by somebody else: the current record as transmitted to the reader. */
  4009: unknown
  /** Not possible in the record's state, or no longer. */
  4010: undefined
}

/** English messages of the simulator; the app shows its own, localized ones. */
const WORDS: Readonly<Record<keyof SharedRefusals, string>> = {
  4000: 'Check the marked fields.',
  4003: 'You have no right to do this.',
  4004: 'This record is gone.',
  4009: 'Somebody changed this record meanwhile.',
  4010: 'This is not possible any more.',
}

/** Creates a common refusal, to be thrown. */
export function refusal<C extends keyof SharedRefusals>(
  code: C,
  ...[data]: undefined extends SharedRefusals[C] ? [] | [SharedRefusals[C]] : [SharedRefusals[C]]
): SimRefusal {
  return new SimRefusal(code, WORDS[code], data)
}

/** Error keys by field; false or undefined means no error. */
export type FieldErrors = Readonly<Record<string, string | false | undefined>>

/** Throws 4000 if there are any errors. */
export function refuseFields(fields: FieldErrors): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (wrong.length > 0) throw refusal(4000, { fields: Object.fromEntries(wrong) })
}

/** A transmitted text without blanks around it; empty for any other type. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Errors of submitted fields, by the fields that the area shares with its form. The key of an error is that of the
 * field, else the part after `error.` in the message, `required` without one.
 */
export function fieldErrors(table: FieldTable, entered: unknown): FieldErrors {
  const { issues = [] } = v.safeParse(defineFields(table).sent, entered ?? {})
  return Object.fromEntries(
    issues.map((issue) => {
      const path = v.getDotPath(issue) ?? 'body'
      const field = table[path]
      return [path, field?.rules.key ?? issue.message.split('error.')[1] ?? 'required']
    }),
  )
}

/**
 * The submitted values, parsed by such fields; throws 4000 with the wrong fields, and those of `more`. What a form has
 * emptied is not sent: it is undefined, so that an edit removes it.
 */
export function enteredBy<F extends FieldTable>(
  fields: Pick<Fields<F>, 'table' | 'sent'>,
  entered: unknown,
  more: FieldErrors = {},
): v.InferOutput<Fields<F>['sent']> {
  refuseFields({ ...fieldErrors(fields.table, entered), ...more })
  const empty = Object.fromEntries(Object.keys(fields.table).map((name) => [name, undefined]))
  return Object.assign(empty, v.parse(fields.sent, entered))
}

import * as v from 'valibot'
import { SimRefusal } from '../contract'

/** Refusals common to all areas (domain/gaps.md 'Every area'), with the type of their data. */
export interface SharedRefusals {
  /** Field errors: field name → key of the error. */
  4000: { readonly fields: Readonly<Record<string, string>> }
  /** Right missing; `right` if it can be requested. */
  4003: { readonly right?: string | undefined }
  /** The record does not exist or is not visible. */
  4004: undefined
  /** Changed by somebody else: the present record as transmitted to the reader. */
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

/** A transmitted text without blanks around it; what is no text is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The same as the first part of a field's schema: `v.pipe(given, v.nonEmpty('error.note'))`. */
export const given = v.pipe(v.optional(v.unknown(), ''), v.transform(textOf))

type Entry = v.GenericSchema

/**
 * Errors of submitted fields by a schema that the area shares with its form, whose messages are text keys
 * (`error.capacity`): on the wire the key is `capacity`, and `required` where a message is missing.
 */
export function fieldErrors(schema: Entry, entered: unknown): FieldErrors {
  const { issues = [] } = v.safeParse(schema, entered ?? {})
  const keyOf = (message: string) => (message.startsWith('error.') ? message.slice('error.'.length) : 'required')
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'body', keyOf(issue.message)]))
}

/** What was entered, parsed by such a schema; throws 4000 with the wrong fields, and those of `more`. */
export function enteredBy<S extends Entry>(schema: S, entered: unknown, more: FieldErrors = {}): v.InferOutput<S> {
  refuseFields({ ...fieldErrors(schema, entered), ...more })
  return v.parse(schema, entered)
}

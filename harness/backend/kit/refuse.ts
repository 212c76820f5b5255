import { SimRefusal } from '../contract'

/** Refusals that every area has (domain/gaps.md 'Every area'), and what their data hold. */
export interface SharedRefusals {
  /** Field errors: field name → key of the error. */
  4000: { readonly fields: Readonly<Record<string, string>> }
  /** No right; the right, where there is one to ask for. */
  4003: { readonly right?: string | undefined }
  /** The record is gone, or out of sight. */
  4004: undefined
  /** Changed meanwhile: the record as it is now, as the reader sees it. */
  4009: unknown
  /** Not possible in the record's state, or the time for it has passed. */
  4010: undefined
}

/** English words of the simulator; the app says its own, in its language. */
const WORDS: Readonly<Record<keyof SharedRefusals, string>> = {
  4000: 'Check the marked fields.',
  4003: 'You have no right to do this.',
  4004: 'This record is gone.',
  4009: 'Somebody changed this record meanwhile.',
  4010: 'This is not possible any more.',
}

/** A shared refusal, to be thrown. */
export function refusal<C extends keyof SharedRefusals>(
  code: C,
  ...[data]: undefined extends SharedRefusals[C] ? [] | [SharedRefusals[C]] : [SharedRefusals[C]]
): SimRefusal {
  return new SimRefusal(code, WORDS[code], data)
}

/** Errors by field; a field without one is left out or false. */
export type FieldErrors = Readonly<Record<string, string | false | undefined>>

/** Throws 4000 with the errors, when there are any. */
export function refuseFields(fields: FieldErrors): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (wrong.length > 0) throw refusal(4000, { fields: Object.fromEntries(wrong) })
}

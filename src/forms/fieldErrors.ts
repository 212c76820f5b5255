import * as v from 'valibot'
import { HttpError } from '#src/http'
import { eventOf } from '#src/outbox'

const FieldsSchema = v.object({ fields: v.record(v.string(), v.string()) })
/** Code of a refusal that names fields, in all areas (ours). */
const FIELD_CODE = 4000

/** Errors that a refusal holds for single fields: field of the wire → key of the error. Undefined for any other failure. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof HttpError) || Number(error.code) !== FIELD_CODE) return undefined
  const parsed = v.safeParse(FieldsSchema, error.data)
  return parsed.success ? parsed.output.fields : undefined
}

/** True where the back end surely did not take the call; false where nobody knows, or where it did not get so far. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && eventOf(error, 0, 0).type !== 'unclear'
}

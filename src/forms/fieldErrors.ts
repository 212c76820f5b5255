import * as v from 'valibot'
import { HttpError } from '#src/http'

const FieldsSchema = v.object({ fields: v.record(v.string(), v.string()) })
/** Code of a refusal that names fields, in all areas (ours). */
const FIELD_CODE = 4000

/** Errors that a refusal holds for single fields: field of the wire → key of the error. Undefined for any other failure. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof HttpError) || Number(error.code) !== FIELD_CODE) return undefined
  const parsed = v.safeParse(FieldsSchema, error.data)
  return parsed.success ? parsed.output.fields : undefined
}

/** True where nobody knows whether the back end took the call: no answer, none in time, or one that cannot be read. */
export function isUnclear(error: unknown): boolean {
  return error instanceof HttpError && !['refused', 'unauthorised', 'cancelled'].includes(error.kind)
}

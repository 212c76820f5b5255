import * as v from 'valibot'
import { HttpError } from '#src/http'
import { type LeadDetail, leadDetailSchema } from '../api'

/** The code with which a back end refused; undefined for any other failure. */
export function refusalCode(error: unknown): number | undefined {
  return error instanceof HttpError && error.kind === 'refused' ? Number(error.code) : undefined
}

/** The record as it is now, of a refusal because somebody changed it meanwhile (4009). */
export function currentRecord(error: unknown): LeadDetail | undefined {
  if (refusalCode(error) !== 4009 || !(error instanceof HttpError)) return undefined
  const parsed = v.safeParse(leadDetailSchema, error.data)
  return parsed.success ? parsed.output : undefined
}

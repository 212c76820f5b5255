import { HttpError } from '#platform/http'

/** Refusals that every area shares (gaps 'Every area'). `INVALID`: fields are missing or wrong. */
export const INVALID = 4000
/** Code of a refusal for want of a right. */
export const DENIED = 4003
/** Code of a refusal because the record does not exist. */
export const GONE = 4004
/** Somebody changed the record meanwhile; `data` is the record as it is now. */
export const OUTDATED = 4009

/** Code of a refusal; undefined for any other failure. */
export function refusalCode(error: unknown): number | undefined {
  return error instanceof HttpError && error.kind === 'refused' ? Number(error.code) : undefined
}

/** What a refusal means for a page about a record: it cannot be seen, or is gone; undefined for any other failure. */
export function refusedState(error: unknown): 'denied' | 'not-found' | undefined {
  const code = refusalCode(error)
  if (code === DENIED) return 'denied'
  return code === GONE ? 'not-found' : undefined
}

/**
 * Why a call failed (section 8):
 * - `network` no response, `timeout` no response in time, `aborted` aborted by the browser, `cancelled` aborted by the
 *   app;
 * - `status` HTTP status other than 200, `refused` a body code other than success, `unauthorised` HTTP or body code
 *   401;
 * - `malformed` a request or response that does not match the declaration of the call.
 */
export type HttpErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'cancelled'
  | 'status'
  | 'refused'
  | 'unauthorised'
  | 'malformed'

interface HttpErrorDetails {
  readonly callId: string
  /** Body code of a refusal as sent by the back end (4009, '01', …). */
  readonly code?: number | string | undefined
  readonly status?: number | undefined
  /** Body `data` of a refusal: field errors (4000), the current record (4009), … */
  readonly data?: unknown
  readonly cause?: unknown
}

/** The only error a call rejects with. `message` is the English text of the specification, or the server's own text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly callId: string
  readonly code: number | string | undefined
  readonly status: number | undefined
  readonly data: unknown

  constructor(
    readonly kind: HttpErrorKind,
    message: string,
    details: HttpErrorDetails,
  ) {
    super(message, { cause: details.cause })
    this.callId = details.callId
    this.code = details.code
    this.status = details.status
    this.data = details.data
  }
}

/** Codes of refusals that every area shares (wire.md). `INVALID`: fields are missing or wrong. */
export const INVALID = 4000
/** Code of a refusal for want of a right. */
export const DENIED = 4003
/** Code of a refusal because the record does not exist. */
export const GONE = 4004
/** Somebody else has changed the record since; `data` is the record as it is now. */
export const STALE_VERSION = 4009

/** Code of a refusal; undefined for any other failure. */
export function refusalCode(error: unknown): number | undefined {
  return error instanceof HttpError && error.kind === 'refused' ? Number(error.code) : undefined
}

/** True for a call that the app itself aborted; such errors are not shown (section 5). */
export function isCancelled(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'cancelled'
}

/** True when the same call may succeed once the network is back. */
export function isOffline(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === 'network' || error.kind === 'timeout')
}

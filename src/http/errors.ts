/**
 * Why a call failed (section 8):
 * - `network` no answer, `timeout` none in time, `aborted` ended by the browser, `cancelled` ended by us;
 * - `status` HTTP status not 200, `refused` a code that is not success, `unauthorised` token refused (HTTP 401 or code 401);
 * - `malformed` an answer that is not what the call declares.
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
  /** Body code of a refusal, as the back end wrote it (4009, '01', …). */
  readonly code?: number | string | undefined
  readonly status?: number | undefined
  /** Body `data` of a refusal: field errors (4000), the current record (4009), … */
  readonly data?: unknown
  readonly cause?: unknown
}

/** The one error that a call rejects with. `message` is the specification's English words or the server's own. */
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

/** True for a call that the app itself gave up; nobody is told (section 5). */
export function isCancelled(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'cancelled'
}

/** True where the same call may succeed once the network is back. */
export function isOffline(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === 'network' || error.kind === 'timeout')
}

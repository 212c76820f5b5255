/** Reason for a failed host call; its result code is derived from it (section 4). */
export type HostErrorKind =
  | 'cancelled'
  | 'denied'
  | 'no-file'
  | 'no-method'
  | 'timeout'
  | 'busy'
  | 'malformed'
  | 'interrupted'
  | 'host'

export interface HostError {
  readonly kind: HostErrorKind
  /** English; shown to the user only if it came from the host. */
  readonly text: string
  /** Denied only: the permission prompt may reappear on the next request. */
  readonly canAskAgain?: boolean
  /** The host's raw response, for error reports. */
  readonly native?: unknown
}

/** Section 4: −1 failure, −2 no file chosen, 404 method missing in the host. */
export type HostErrorCode = -1 | -2 | 404

export interface HostFailure {
  readonly ok: false
  readonly code: HostErrorCode
  readonly error: HostError
}

/** Result of a host call. Calls never reject and always settle. */
export type HostResult<T> = { readonly ok: true; readonly data: T } | HostFailure

const codes: Partial<Record<HostErrorKind, HostErrorCode>> = { 'no-file': -2, 'no-method': 404 }

/** Texts of failures detected by the app itself (section 8); `fail` if a host gave no text. */
export const HOST_TEXTS = {
  success: 'success',
  fail: 'fail',
  noMethod: 'method does not exist',
  noSdk: 'not in the messaging app environment',
  recordingNotSupported: 'recording not supported',
  notSupported: 'not supported',
  cancelled: 'canceled',
  notAnImage: 'not an image',
  noFile: 'no file chosen',
} as const

/** A failure with the code of its kind (wire.md 'Settling'). */
export function hostFailure(kind: HostErrorKind, text: string, more: Partial<HostError> = {}): HostFailure {
  return { ok: false, code: codes[kind] ?? -1, error: { kind, text, ...more } }
}

/** A result of the host without data. */
export const hostDone: HostResult<null> = { ok: true, data: null }

/** The host does not have this method (section 8, 404). */
export const noMethod = (): HostFailure => hostFailure('no-method', HOST_TEXTS.noMethod)

/** Why a host call did not succeed; the number it settles with is derived from it (section 4). */
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
  /** English; for a person only where it came from the host itself. */
  readonly text: string
  /** Denied only: asking again may still show the question. */
  readonly canAskAgain?: boolean
  /** What the host itself said, for reports. */
  readonly native?: unknown
}

/** Section 4: −1 failure, −2 no file chosen, 404 the host lacks the method. */
export type HostErrorCode = -1 | -2 | 404

export interface HostFailure {
  readonly ok: false
  readonly code: HostErrorCode
  readonly error: HostError
}

/** Calls to a host never reject and never hang. */
export type HostResult<T> = { readonly ok: true; readonly data: T } | HostFailure

const codes: Partial<Record<HostErrorKind, HostErrorCode>> = { 'no-file': -2, 'no-method': 404 }

/** Words of failures that the app itself finds (section 8); `fail` where a host gave none. */
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

/** A failure with the number of its kind (wire.md 'Settling'). */
export function hostFailure(kind: HostErrorKind, text: string, more: Partial<HostError> = {}): HostFailure {
  return { ok: false, code: codes[kind] ?? -1, error: { kind, text, ...more } }
}

export const hostDone: HostResult<null> = { ok: true, data: null }

/** The host has no such method (section 8, 404). */
export const noMethod = (): HostFailure => hostFailure('no-method', HOST_TEXTS.noMethod)

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
  readonly text: string
  /** Denied only: asking again may still show the question. */
  readonly canAskAgain?: boolean
  /** What the host itself said, for reports. */
  readonly native?: unknown
}

/** Section 4: −1 failure, −2 no file chosen, 404 the host lacks the method. */
export type HostErrorCode = -1 | -2 | 404

/** Calls to a host never reject and never hang. */
export type HostResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: HostErrorCode; readonly error: HostError }

const codes: Partial<Record<HostErrorKind, HostErrorCode>> = { 'no-file': -2, 'no-method': 404 }

/** A failure with the number of its kind (wire.md 'Settling'). */
export function hostFailure<T>(kind: HostErrorKind, text: string, more: Partial<HostError> = {}): HostResult<T> {
  return { ok: false, code: codes[kind] ?? -1, error: { kind, text, ...more } }
}

export type HostKind = 'messaging-app' | 'partner' | 'browser'
export type HostOs = 'android' | 'ios' | 'desktop'

/** Where the device is: GCJ-02, metres, ms since the epoch (section 3; `accuracy`, `timestamp`, `mock` are ours). */
export interface HostLocation {
  readonly status: string
  readonly city: string
  readonly district: string
  readonly province: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  /** Absent: accuracy unknown. */
  readonly accuracy?: number
  readonly timestamp?: number
  readonly mock?: boolean
}

export interface LocationRequest {
  /** Oldest fix that is good enough, ms; 0 asks for a fresh one. */
  readonly maximumAge?: number
  readonly signal?: AbortSignal
}

/** What the app can ask of the host it runs in: one interface for messaging app, partner app and browser. */
export interface HostBridge {
  readonly kind: HostKind
  readonly os: HostOs
  /** A native shell is around the page: there is something to leave to. */
  readonly native: boolean
  getLocation(request?: LocationRequest): Promise<HostResult<HostLocation>>
  copyText(text: string): Promise<HostResult<null>>
  /** Starts a phone call; the page stays. */
  call(phone: string): Promise<HostResult<null>>
  /** Opens an address outside the app (section 7, web-view opener). */
  openWebView(request: { readonly url: string }): Promise<HostResult<null>>
  returnToNativeApp(): Promise<HostResult<null>>
  openNativeMainPage(): Promise<HostResult<null>>
  closeWebView(): Promise<HostResult<null>>
  /** Section 4: asks the native app who is signed in; the answer's login fields are unparsed. */
  getLoginInfo(): Promise<HostResult<unknown>>
  showNativeMessage(text: string): Promise<HostResult<null>>
  hideStatusBar(): Promise<HostResult<null>>
}

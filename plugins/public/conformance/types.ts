import type { HostErrorCode, HostErrorKind, HostMethod } from '#platform/host'

/** The three hosts by operating system (wire.md 'Hosts'). */
export const VARIANTS = ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios', 'browser'] as const
export type Variant = (typeof VARIANTS)[number]

/** `native`: responses arrive at the global named in the specification; `own`: native, with a callback per call. */
export type CaseWay = 'sdk' | 'native' | 'own' | 'web' | 'none'

/** Behaviour of the host in a case, in the terms of the simulator's rules. */
export interface HostDoes {
  readonly outcome:
    | 'success'
    | 'fail'
    | 'cancel'
    | 'denied'
    | 'no-file'
    | 'silent'
    | 'late'
    | 'twice'
    | 'malformed'
    | 'absent'
  /** Data of a success or text of a failure; one entry per call. */
  readonly payloads?: readonly unknown[]
  /** Encoding other than the default of the system. */
  readonly encoding?: 'double' | 'percent' | 'naive'
}

/** Action of the page. */
export type Act =
  | 'call'
  /** Two calls at the same time. */
  | 'two-at-once'
  /** A call without a response, and another one after its time-out. */
  | 'again-after-silence'
  /** A call whose response arrives after its time-out, and another one after that. */
  | 'again-after-late'
  | 'abort'
  | 'abort-before'
  /** The host object is defined one second after the call. */
  | 'before-ready'
  | 'never-ready'
  /** The user switches to another app and returns without a response. */
  | 'background'
  /** The response arrives just after the page becomes visible. */
  | 'background-then-answer'
  /** The web view is closed during the call; the next page receives the response. */
  | 'reload'
  /** As `reload`, and the next page makes the same call after it has received that response. */
  | 'reload-then-again'
  /** As `reload`, but the next page makes the same call before the response to the first one arrives. */
  | 'reload-and-again'

export type Expectation =
  /** `data` must contain every field listed here; more are allowed. */
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly kind: HostErrorKind; readonly code: HostErrorCode; readonly text?: string }

export interface Case {
  /** Unique: `method.situation.way`. */
  readonly id: string
  readonly kind: 'call' | 'event' | 'stream' | 'concurrency' | 'lifecycle'
  readonly method: HostMethod
  /** Column in the matrix. */
  readonly situation: string
  readonly way: CaseWay
  readonly variants: readonly Variant[]
  readonly request: object
  readonly host: HostDoes
  readonly act: Act
  /** One entry per call of the page. */
  readonly expect: readonly Expectation[]
  readonly runs: {
    /** In Jest, over the engine with a fake transport. */
    readonly engine: boolean
    /** In Chromium, over the simulator. */
    readonly simulator: boolean
    /** Manually on a phone: no setup, no permanent effect. */
    readonly device: boolean
  }
  /** Part of the tenth of all cases that every run includes. */
  readonly quick: boolean
}

/** A case that cannot pass in any host; listed in the matrix with its reason. */
export interface Impossible {
  readonly method: HostMethod
  readonly situation: string
  readonly variants: readonly Variant[]
  readonly reason: string
}

/** Result of a case in a variant. */
export interface CaseResult {
  readonly id: string
  readonly variant: string
  readonly passed: boolean
  /** ms */
  readonly took: number
  /** Expected and actual result, if they differ. */
  readonly differs?: string
}

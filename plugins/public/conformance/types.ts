import type { HostErrorCode, HostErrorKind, HostMethod } from '#src/host'

/** The three hosts on their systems (wire.md 'Hosts'). */
export const VARIANTS = ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios', 'browser'] as const
export type Variant = (typeof VARIANTS)[number]

/** `own`: native, answered through a function of the call's own; `native`: through the global that the specification names. */
export type CaseWay = 'sdk' | 'native' | 'own' | 'web' | 'none'

/** What a host does with the calls of a case; the words are those of the simulator's rules. */
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
  /** Data of a success, words of a failure; one for each call where a case makes two. */
  readonly payloads?: readonly unknown[]
  /** Another spelling than the system's own. */
  readonly encoding?: 'double' | 'percent' | 'naive'
}

/** What the page does. */
export type Act =
  | 'call'
  /** Two calls at the same time. */
  | 'two-at-once'
  /** One that is never answered, and the next one after its end. */
  | 'again-after-silence'
  /** One whose answer comes after its end, and the next one after that. */
  | 'again-after-late'
  | 'abort'
  | 'abort-before'
  /** The host's object comes a second after the call. */
  | 'before-ready'
  | 'never-ready'
  /** The person is in another app when the page comes back without an answer. */
  | 'background'
  /** The answer comes just after the page is back. */
  | 'background-then-answer'
  /** The web view dies under the call; the next page gets its answer. */
  | 'reload'
  /** As before, and the next page makes the same call once it has that answer. */
  | 'reload-then-again'
  /** As `reload`, but the next page has made the same call when the answer of the first one comes. */
  | 'reload-and-again'

export type Expectation =
  /** Every field that is named here is there; more may be. */
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly kind: HostErrorKind; readonly code: HostErrorCode; readonly text?: string }

export interface Case {
  /** Unique; method, situation, way. */
  readonly id: string
  readonly kind: 'call' | 'event' | 'stream' | 'concurrency' | 'lifecycle'
  readonly method: HostMethod
  /** Column of the matrix. */
  readonly situation: string
  readonly way: CaseWay
  readonly variants: readonly Variant[]
  readonly request: object
  readonly host: HostDoes
  readonly act: Act
  /** One for each call that the page makes. */
  readonly expect: readonly Expectation[]
  readonly runs: {
    /** In Jest, over the engine with a fake transport. */
    readonly engine: boolean
    /** In Chromium, over the simulator. */
    readonly simulator: boolean
    /** By hand on a phone: nothing has to be arranged, and nothing is left behind. */
    readonly device: boolean
  }
  /** One of the tenth that every run takes. */
  readonly quick: boolean
}

/** What cannot pass anywhere, by nature; it stands in the matrix with its reason. */
export interface Impossible {
  readonly method: HostMethod
  readonly situation: string
  readonly variants: readonly Variant[]
  readonly reason: string
}

/** How one case ended in one variant. */
export interface CaseResult {
  readonly id: string
  readonly variant: string
  readonly passed: boolean
  /** ms */
  readonly took: number
  /** What was expected and what came, where they differ. */
  readonly differs?: string
}

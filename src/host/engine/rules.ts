import * as v from 'valibot'
import type { HostData, HostMethod, HostRequest } from '../calls'

/** wire.md 'Settling': a call with no person in it. ms */
const DEVICE_TIMEOUT = 10_000
/** wire.md 'Settling': login info. ms */
const LOGIN_TIMEOUT = 8000

/** How a call comes to an end when no answer does (wire.md 'Settling'). */
export type Settling<Q> =
  /** Nobody is asked anything: ends as 'timeout'. ms */
  | { readonly by: 'timer'; readonly after: number }
  /** Shows something to a person: no timer; 'interrupted' once the page is back without an answer. */
  | { readonly by: 'person' }
  /** ms without progress. */
  | { readonly by: 'progress'; readonly after: (request: Q) => number }
  /** ms from the request. */
  | { readonly by: 'length'; readonly after: (request: Q) => number }

export interface MethodRule<M extends HostMethod> {
  readonly settling: Settling<HostRequest<M>>
  /** What callers may ask; a TypeScript caller cannot ask anything else, data from outside can. */
  readonly request: v.GenericSchema<unknown, HostRequest<M>>
  /** What travels to a native host or the SDK; the request itself unless given. */
  readonly wire?: (request: HostRequest<M>) => object
  /** What an answer means; throws for one that means nothing. */
  readonly answer: v.GenericSchema<unknown, HostData<M>>
  /** Cuts the answer down to what was asked for. */
  readonly trim?: (data: HostData<M>, request: HostRequest<M>) => HostData<M>
  /** Settles with this where a failure of these kinds is no failure. */
  readonly otherwise?: { readonly kinds: readonly string[]; readonly data: HostData<M> }
  /** Whoever asks gets the same answer: one that comes late for an earlier call will do. */
  readonly sameForAll?: boolean
  /** A person chooses a file: one who turns back has chosen none (−2). */
  readonly picksFile?: boolean
  /** A second call at the same time is refused instead of waiting for its turn. */
  readonly alone?: boolean
}

export const timer = (after = DEVICE_TIMEOUT) => ({ by: 'timer', after }) as const

/** A request without parameters, whatever was given. */
export const nothing = v.fallback(v.object({}), {})

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** An answer whose content means nothing. */
export const done: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

const order = { settling: timer(), request: nothing, answer: done }

/** The methods that a boot may need before its first screen; the others are loaded beside them (`methods.ts`). */
export const BOOT_METHODS = {
  getLoginInfo: { settling: timer(LOGIN_TIMEOUT), request: nothing, answer: v.unknown(), sameForAll: true },
  showNativeMessage: { settling: timer(), request: v.object({ text }), answer: done },
  hideStatusBar: order,
  returnToNativeApp: order,
  openNativeMainPage: order,
  closeWebView: order,
} as const satisfies { readonly [M in HostMethod]?: MethodRule<M> }

import * as v from 'valibot'
import type { HostData, HostMethod, HostRequest } from '../calls'

/** wire.md 'Settling': call without user interaction. ms */
const DEVICE_TIMEOUT = 10_000
/** wire.md 'Settling': login info. ms */
const LOGIN_TIMEOUT = 8000

/** How a call settles without a response (wire.md 'Settling'). */
export type Settling<Q> =
  /** No user interaction: 'timeout' after this time. ms */
  | { readonly by: 'timer'; readonly after: number }
  /** Interactive: no timer; 'interrupted' once the page has become visible without a response. */
  | { readonly by: 'person' }
  /** ms without progress. */
  | { readonly by: 'progress'; readonly after: (request: Q) => number }
  /** ms from the request. */
  | { readonly by: 'length'; readonly after: (request: Q) => number }

export interface MethodRule<M extends HostMethod> {
  readonly settling: Settling<HostRequest<M>>
  /** Schema of the request; TypeScript callers cannot violate it, external data can. */
  readonly request: v.GenericSchema<unknown, HostRequest<M>>
  /** Payload for a native host or the SDK; the request itself by default. */
  readonly wire?: (request: HostRequest<M>) => object
  /** Schema of the response; throws for an invalid one. */
  readonly answer: v.GenericSchema<unknown, HostData<M>>
  /** Limits the response to what was requested. */
  readonly trim?: (data: HostData<M>, request: HostRequest<M>) => HostData<M>
  /** Result to use instead of a failure of these kinds. */
  readonly otherwise?: { readonly kinds: readonly string[]; readonly data: HostData<M> }
  /** All callers receive the same response, so a late one for an earlier call is accepted. */
  readonly sameForAll?: boolean
  /** A file picker: cancelling it means no file chosen (−2). */
  readonly picksFile?: boolean
  /** A second concurrent call is refused instead of queued. */
  readonly alone?: boolean
}

export const timer = (after = DEVICE_TIMEOUT) => ({ by: 'timer', after }) as const

/** A request without parameters; any given ones are dropped. */
export const nothing = v.fallback(v.object({}), {})

/** Non-empty text. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A response whose content is ignored. */
export const done: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

const order = { settling: timer(), request: nothing, answer: done }

/** Methods that the boot may need before the first screen; the others are in a separate chunk (`methods.ts`). */
export const BOOT_METHODS = {
  getLoginInfo: { settling: timer(LOGIN_TIMEOUT), request: nothing, answer: v.unknown(), sameForAll: true },
  showNativeMessage: { settling: timer(), request: v.object({ text }), answer: done },
  hideStatusBar: order,
  returnToNativeApp: order,
  openNativeMainPage: order,
  closeWebView: order,
} as const satisfies { readonly [M in HostMethod]?: MethodRule<M> }

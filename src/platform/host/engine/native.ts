import type { HostOs } from '../HostBridge'

/** The native object as injected into the window (wire.md 'Hosts'). */
export interface NativeView {
  readonly GreatGasBridge?: unknown
  readonly webkit?: { readonly messageHandlers?: unknown } | undefined
}

export type Posted = 'posted' | 'not-ready' | 'absent'

type Lookup = Readonly<Record<string, unknown>>

const asLookup = (value: unknown): Lookup | undefined =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? (value as Lookup) : undefined

/** Posts a call: JSON text to Android's object, the object itself to iOS' handler. Throws if the host throws. */
export function postNative(view: NativeView, os: HostOs, method: string, params: object): Posted {
  if (os === 'ios') {
    const handlers = asLookup(view.webkit?.messageHandlers)
    if (!handlers) return 'not-ready'
    const handler = asLookup(handlers[method])
    if (typeof handler?.postMessage !== 'function') return 'absent'
    handler.postMessage(params)
    return 'posted'
  }
  const object = asLookup(view.GreatGasBridge)
  if (!object) return 'not-ready'
  const run = object[method]
  if (typeof run !== 'function') return 'absent'
  // Android's injected methods must be called with the object as `this`.
  run.call(object, JSON.stringify(params))
  return 'posted'
}

import type { AppWindow } from './AppWindow'
import type { NetworkChange } from './types'

interface NetworkOptions {
  readonly state: () => Required<NetworkChange>
  /** Nothing is sent before it resolves. */
  readonly gate: Promise<unknown>
}

/** Replaces the page's network by the simulated one. Returns a factory for unaffected requests. */
export function controlNetwork(view: AppWindow, { state, gate }: NetworkOptions): () => XMLHttpRequest {
  const { XMLHttpRequest: Original, fetch } = view
  const { prototype } = Original
  const { send, abort } = prototype
  const untouched = new WeakSet<XMLHttpRequest>()
  const waiting = new WeakSet<XMLHttpRequest>()
  let isOpen = false
  gate.then(
    () => {
      isOpen = true
    },
    () => {
      isOpen = true
    },
  )
  const wait = async (): Promise<void> => {
    await gate.catch(() => undefined)
    const { latencyMs } = state()
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
  }
  const isFree = () => isOpen && !state().offline && state().latencyMs === 0

  prototype.send = function (this: XMLHttpRequest, body) {
    if (untouched.has(this) || isFree()) return send.call(this, body)
    waiting.add(this)
    void wait().then(() => {
      // Aborted in the meantime.
      if (!waiting.delete(this)) return
      if (!state().offline) return send.call(this, body)
      for (const name of ['error', 'loadend']) this.dispatchEvent(new ProgressEvent(name))
    })
  }
  prototype.abort = function (this: XMLHttpRequest) {
    if (waiting.delete(this)) for (const name of ['abort', 'loadend']) this.dispatchEvent(new ProgressEvent(name))
    return abort.call(this)
  }
  view.fetch = async (input, init) => {
    if (!isFree()) await wait()
    if (state().offline) throw new TypeError('Failed to fetch')
    return fetch.call(view, input, init)
  }
  const { navigator } = view
  const onLine = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(navigator), 'onLine')
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !state().offline && Boolean(onLine?.get?.call(navigator) ?? true),
  })

  return () => {
    const request = new Original()
    untouched.add(request)
    return request
  }
}

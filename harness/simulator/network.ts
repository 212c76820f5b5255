import type { AppWindow } from './AppWindow'
import type { NetworkChange } from './types'

/** A request of the page that has ended. */
export interface EndedRequest {
  /** `POST /crm/…` */
  readonly method: string
  readonly wire: unknown
  readonly decoded: unknown
  readonly result: string
  readonly ms: number
}

interface NetworkOptions {
  readonly state: () => Required<NetworkChange>
  /** Nothing is sent before it resolves. */
  readonly gate: Promise<unknown>
  /** Called for each request of the page to a back end. */
  readonly ended?: (request: EndedRequest) => void
}

/** Length of a response in the log. */
const LONGEST = 4000
/** Files of the app, and calls of the simulator itself. */
const isFile = (path: string) => /\.(?:js|css|json|html|svg|png|jpe?g|wasm|woff2|webmanifest)$|\/__sim\//.test(path)

/** Bytes of the files of a form; 0 without a file. */
const sizeOf = (form: FormData): number =>
  [...form.values()].reduce((size, value) => size + (typeof value === 'string' ? 0 : value.size), 0)

/** Replaces the page's network by the simulated one. Returns a factory for unaffected requests. */
export function controlNetwork(view: AppWindow, { state, gate, ended }: NetworkOptions): () => XMLHttpRequest {
  const { XMLHttpRequest: Original, fetch } = view
  const { prototype } = Original
  const { send, abort, open } = prototype
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

  const opened = new WeakMap<XMLHttpRequest, string>()
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...more: [boolean?]) {
    const { pathname, search } = new URL(url, view.location.href)
    if (!isFile(pathname)) opened.set(this, `${method.toUpperCase()} ${pathname}${search}`)
    // The declared overloads differ in whether `async` is given.
    return Reflect.apply(open, this, [method, url, ...(more.length > 0 ? more : [true])])
  }
  const report = (request: XMLHttpRequest, body: unknown) => {
    const method = opened.get(request)
    if (!ended || method === undefined) return
    const at = Date.now()
    let result = ''
    request.addEventListener('error', () => {
      result = 'network'
    })
    request.addEventListener('abort', () => {
      result = 'aborted'
    })
    const loadend = () => {
      const isText = request.responseType === '' || request.responseType === 'text'
      const decoded = isText ? request.responseText.slice(0, LONGEST) : request.responseType
      const wire = typeof body === 'string' ? body : body && String(body)
      ended({ method, wire, decoded, result: result || String(request.status), ms: Date.now() - at })
    }
    request.addEventListener('loadend', loadend, { once: true })
  }
  const running = new Set<XMLHttpRequest>()
  const start = (request: XMLHttpRequest, body: XMLHttpRequestBodyInit | Document | null | undefined) => {
    const { stallUploadAt } = state()
    const size = body instanceof view.FormData ? sizeOf(body) : 0
    if (stallUploadAt !== null && size > 0) return stall(request, size, stallUploadAt)
    running.add(request)
    request.addEventListener('loadend', () => running.delete(request))
    return send.call(request, body)
  }
  const end = (request: XMLHttpRequest, how: 'error' | 'abort' | 'timeout') => {
    for (const name of [how, 'loadend']) request.dispatchEvent(new ProgressEvent(name))
  }
  const stalled = new Set<XMLHttpRequest>()
  /** The upload gets no further: the page gives it up, or the network goes. */
  const stall = (request: XMLHttpRequest, total: number, at: number) => {
    stalled.add(request)
    const loaded = Math.round(total * at)
    request.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
    if (request.timeout > 0) setTimeout(() => stalled.delete(request) && end(request, 'timeout'), request.timeout)
  }
  view.addEventListener('offline', () => {
    for (const request of running) {
      end(request, 'error')
      abort.call(request)
    }
    for (const request of stalled) if (stalled.delete(request)) end(request, 'error')
  })

  prototype.send = function (this: XMLHttpRequest, body) {
    if (!untouched.has(this)) report(this, body)
    if (untouched.has(this)) return send.call(this, body)
    if (isFree()) return start(this, body)
    waiting.add(this)
    void wait().then(() => {
      // Aborted in the meantime.
      if (!waiting.delete(this)) return
      if (!state().offline) return start(this, body)
      end(this, 'error')
    })
  }
  prototype.abort = function (this: XMLHttpRequest) {
    if (waiting.delete(this) || stalled.delete(this)) end(this, 'abort')
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

import { CHANGED } from '../backend/log'
import type { AppWindow } from './AppWindow'
import type { NetworkChange } from './types'

/** A request of the page that has ended, or that hangs. */
export interface ReportedRequest {
  /** `POST /crm/…` */
  readonly method: string
  readonly wire: unknown
  readonly decoded: unknown
  /** Before the end: 'stalled', 'waiting'. */
  readonly result: string
  /** Since it was sent. */
  readonly ms: number
  /** Joins the two reports of a request that hung. */
  readonly call?: string
  /** The back end has changed records. */
  readonly changed?: true
}

interface NetworkOptions {
  readonly state: () => Required<NetworkChange>
  /** Nothing is sent before it resolves. */
  readonly gate: Promise<unknown>
  /** Called for each request of the page to a back end that has ended; earlier, too, for one that hangs. */
  readonly report?: (request: ReportedRequest) => void
}

/** A request without an answer after this time hangs. ms */
const HANGS_AFTER = 1000
/** Length of a response in the log. */
const LONGEST = 4000
/** Files of the app, and calls of the simulator itself. */
const isFile = (path: string) => /\.(?:js|css|json|html|svg|png|jpe?g|wasm|woff2|webmanifest)$|\/$|\/__sim\//.test(path)
/** What the app logs by itself, at any time. */
const LOGS = /^\/(?:log|analytics)$/

/** Bytes of the files of a form; 0 without a file. */
const sizeOf = (form: FormData): number =>
  [...form.values()].reduce((size, value) => size + (typeof value === 'string' ? 0 : value.size), 0)

/** Replaces the page's network by the simulated one. Returns a factory for unaffected requests. */
export function controlNetwork(view: AppWindow, { state, gate, report }: NetworkOptions): () => XMLHttpRequest {
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

  /** Each request of the page by XMLHttpRequest; one by fetch is an object of its own. */
  const opened = new WeakMap<object, string>()
  const noteOpened = (request: object, method: string, url: string | URL) => {
    const { protocol, pathname, search } = new URL(url, view.location.href)
    if (!/^https?:$/.test(protocol) || isFile(pathname) || LOGS.test(pathname)) return
    opened.set(request, `${method.toUpperCase()} ${pathname}${search}`)
  }
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...more: [boolean?]) {
    noteOpened(this, method, url)
    // The declared overloads differ in whether `async` is given.
    return Reflect.apply(open, this, [method, url, ...(more.length > 0 ? more : [true])])
  }
  const wireOf = (body: unknown) => (typeof body === 'string' ? body : body && String(body))
  /** When the page has sent each. ms since the epoch */
  const sent = new WeakMap<object, number>()
  const msSince = (request: object) => Date.now() - (sent.get(request) ?? Date.now())
  /** Requests that were reported while they hung. */
  const hung = new WeakMap<object, string>()
  let count = 0
  /** The tester may act on it, which a replay must not do before. */
  const reportHanging = (request: object, body: unknown, result: 'stalled' | 'waiting') => {
    const method = opened.get(request)
    if (!report || method === undefined) return
    count += 1
    // Unique over the pages of a phone, whose log goes on.
    const call = `http-${Date.now().toString(36)}-${count}`
    hung.set(request, call)
    report({ method, wire: wireOf(body), decoded: undefined, result, ms: msSince(request), call })
  }
  /** `changed`: the header of the answer. */
  const reportDone = (request: object, body: unknown, decoded: string, result: string, changed: string | null) => {
    const method = opened.get(request)
    if (!report || method === undefined) return
    const call = hung.get(request)
    const end = { method, wire: wireOf(body), decoded: decoded.slice(0, LONGEST), result, ms: msSince(request) }
    report({ ...end, ...(call && { call }), ...(changed !== null && { changed: true }) })
  }
  const reportEnd = (request: XMLHttpRequest, body: unknown) => {
    if (!report || !opened.has(request)) return
    sent.set(request, Date.now())
    let result = ''
    request.addEventListener('error', () => {
      result = 'network'
    })
    request.addEventListener('abort', () => {
      result = 'aborted'
    })
    const loadend = () => {
      const isText = request.responseType === '' || request.responseType === 'text'
      const decoded = isText ? request.responseText : request.responseType
      reportDone(request, body, decoded, result || String(request.status), request.getResponseHeader(CHANGED))
    }
    request.addEventListener('loadend', loadend, { once: true })
  }
  const running = new Set<XMLHttpRequest>()
  const start = (request: XMLHttpRequest, body: XMLHttpRequestBodyInit | Document | null | undefined) => {
    const { stallUploadAt } = state()
    const size = body instanceof view.FormData ? sizeOf(body) : 0
    if (stallUploadAt !== null && size > 0) {
      reportHanging(request, body, 'stalled')
      return stall(request, size, stallUploadAt)
    }
    running.add(request)
    const timer = setTimeout(() => reportHanging(request, body, 'waiting'), HANGS_AFTER)
    request.addEventListener('loadend', () => {
      running.delete(request)
      clearTimeout(timer)
    })
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
    if (!untouched.has(this)) reportEnd(this, body)
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
  view.fetch = (input, init) => {
    const request = {}
    const [url, method] = typeof input === 'object' && 'url' in input ? [input.url, input.method] : [input, 'GET']
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async () => {
      noteOpened(request, init?.method ?? method, url)
      sent.set(request, Date.now())
      if (!isFree()) await wait()
      if (state().offline) throw new TypeError('Failed to fetch')
      timer = setTimeout(() => reportHanging(request, init?.body, 'waiting'), HANGS_AFTER)
      return fetch.call(view, input, init)
    }
    const answer = run()
    const follow = async () => {
      if (!report || !opened.has(request)) return
      const response = await answer
      // Before the page reads it.
      const text = await response.clone().text()
      reportDone(request, init?.body, text, String(response.status), response.headers.get(CHANGED))
    }
    void follow()
      .catch(() => reportDone(request, init?.body, '', init?.signal?.aborted ? 'aborted' : 'network', null))
      .finally(() => clearTimeout(timer))
    return answer
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

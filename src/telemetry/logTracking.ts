/** Section 7: defaults of a batch. */
export const BATCH_ITEMS = 10
/** ms */
export const BATCH_INTERVAL = 10_000

/** What happened, without who: log tracking carries no identity. */
export interface LogItem {
  readonly event: string
  /** ms since the epoch. */
  readonly at: number
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

export interface LogTracking {
  track(event: string, details?: LogItem['details']): void
  /** Sends what is there at once, in a way that outlives the page. */
  flush(): void
  dispose(): void
}

interface LogTrackingOptions {
  /** `LOG_URL`; '' switches it off. */
  readonly url: string
  readonly fetch?: typeof fetch
  readonly beacon?: (url: string, body: Blob) => boolean
  readonly now?: () => number
}

/** Batched logs of section 7: 10 items or 10 s, whichever comes first. Analytics only: a batch that fails is dropped in silence. */
export function createLogTracking({ url, now = Date.now, ...options }: LogTrackingOptions): LogTracking {
  if (!url) return { track: () => undefined, flush: () => undefined, dispose: () => undefined }
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  const beacon = options.beacon ?? ((to: string, body: Blob) => navigator.sendBeacon?.(to, body) ?? false)
  let items: LogItem[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = () => {
    clearTimeout(timer)
    timer = undefined
    const body = JSON.stringify({ items })
    items = []
    return body
  }
  const post = (body: string) => {
    const headers = { 'Content-Type': 'application/json' }
    // Silent by the specification's word; the request itself shows in the browser's network view.
    send(url, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(() => undefined)
  }
  const flush = () => {
    if (items.length === 0) return
    const body = take()
    if (!beacon(url, new Blob([body], { type: 'application/json' }))) post(body)
  }
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') flush()
  }

  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', whenHidden)
  return {
    track(event, details) {
      items.push({ event, at: now(), ...(details ? { details } : {}) })
      if (items.length >= BATCH_ITEMS) post(take())
      else timer ??= setTimeout(() => post(take()), BATCH_INTERVAL)
    },
    flush,
    dispose() {
      flush()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', whenHidden)
    },
  }
}

/** Section 7: default number of items in a batch. */
export const BATCH_ITEMS = 10
/** Section 7: default longest wait of a batch. ms */
export const BATCH_INTERVAL = 10_000

/** A tracked event; log tracking carries no identity. */
export interface LogItem {
  readonly event: string
  /** ms since the epoch. */
  readonly at: number
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

export interface LogTracking {
  track(event: string, details?: LogItem['details']): void
  /** Sends the buffered items at once, by a request that survives the page. */
  flush(): void
  dispose(): void
}

interface LogTrackingOptions {
  /** `LOG_URL`; '' disables log tracking. */
  readonly url: string
  readonly fetch?: typeof fetch
  readonly beacon?: (url: string, body: Blob) => boolean
  readonly now?: () => number
}

/**
 * Batched logs of section 7: 10 items or 10 s, whichever is first. Analytics only, so a failed batch is dropped
 * silently.
 */
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
    // Silent as the specification requires; the request is visible in the browser's network view.
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

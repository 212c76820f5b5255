import { isProduction } from '#base/config'

/** API of the script at `ANALYTICS_URL`, found on the window under `GLOBAL`. Ours: the specification names neither. */
export interface AnalyticsTool {
  start(options: { readonly debug: boolean }): void
  identify(loginName: string, facts: { readonly roles: string }): void
  page(source: string): void
}
const GLOBAL = 'salesAnalytics'

export interface Analytics {
  /** Identifies the user (section 4); roles are one string joined by '/' (section 6). */
  identify(loginName: string, roles: string): void
  /** Tracks a page view; `source` is the route's analytics label (section 2). */
  page(source: string): void
}

interface AnalyticsOptions {
  /** `ANALYTICS_URL`; '' disables analytics. */
  readonly url: string
  /** On unless the environment is pro (section 9). */
  readonly debug?: boolean
  /** Loads the script; resolves with the global that it has set. */
  readonly load?: (url: string) => Promise<unknown>
}

/** Maximum number of calls buffered until the script has loaded. */
const LONGEST_QUEUE = 100

/**
 * Tracks users and page views. Calls are buffered until the script has loaded; if it fails, everything is a no-op
 * (section 8).
 */
export function createAnalytics({ url, debug = !isProduction, load = loadScript }: AnalyticsOptions): Analytics {
  let waiting: ((tool: AnalyticsTool) => void)[] = []
  let notify = (entry: (tool: AnalyticsTool) => void) => {
    if (waiting.length < LONGEST_QUEUE) waiting.push(entry)
  }
  const stop = () => {
    waiting = []
    notify = () => undefined
  }
  const use = (found: unknown) => {
    if (!isTool(found)) return stop()
    // An exception of the third-party script must not reach the app.
    notify = (entry) => {
      try {
        entry(found)
      } catch {
        stop()
      }
    }
    notify((tool) => tool.start({ debug }))
    for (const entry of waiting.splice(0)) notify(entry)
  }

  if (url) load(url).then(use, stop)
  else stop()
  return {
    identify: (loginName, roles) => notify((tool) => tool.identify(loginName, { roles })),
    page: (source) => notify((tool) => tool.page(source)),
  }
}

function loadScript(url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve(Reflect.get(window, GLOBAL))
    script.onerror = () => reject(new Error(`${url} did not load`))
    document.head.appendChild(script)
  })
}

const METHODS: readonly (keyof AnalyticsTool)[] = ['start', 'identify', 'page']

function isTool(value: unknown): value is AnalyticsTool {
  if (typeof value !== 'object' || value === null) return false
  return METHODS.every((method) => typeof Reflect.get(value, method) === 'function')
}

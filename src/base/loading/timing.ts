/** Yields to the browser: the code after it runs in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Maximum wait of data that the user has seen; a busy phone is never idle. ms */
const STORE_WITHIN = 1000

/** Resolves when the browser is idle, at the latest after `limit` ms; after 1 s without that browser API (Safari). */
export function whenIdle(limit = 5000): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: limit })
    else setTimeout(resolve, 1000)
  })
}

/**
 * Resolves when data on the screen should be stored: in idle time after the first screen, at the latest after 1 s, and
 * at once when the page is hidden, because the system may end a hidden page without notice.
 */
export async function whenStorable(): Promise<void> {
  await afterFirstScreen
  await Promise.race([whenIdle(STORE_WITHIN), whenHidden()])
}

function whenHidden(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

let resolve: () => void = () => undefined

/** Resolves when the first page has its data on screen; deferred start-up work begins then (performance.md). */
export const afterFirstScreen = new Promise<void>((done) => {
  resolve = done
})

/** Called by the page stack when the first page has its data, or shows why it has none. */
export function firstScreenShown(): void {
  resolve()
}

/** Name of the worker, beside the pages. */
export const BACKEND_WORKER = 'harness-worker.js'
/** Cache in which it keeps what the tester has changed. */
export const BACKEND_CACHE = 'harness-backend'

/** True if a server answers the calls of the simulator. */
async function isAnswered(): Promise<boolean> {
  try {
    const response = await fetch('/__sim/state')
    return response.ok && response.headers.get('content-type')?.includes('json') === true
  } catch {
    return false
  }
}

/** On a static server, starts the backend simulator in a service worker; resolves once it answers. */
export async function startBackend(): Promise<void> {
  if (await isAnswered()) return
  const { serviceWorker } = navigator
  if (!serviceWorker) throw new Error('No backend simulator answers, and this browser has no service worker here.')
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  const { active } = await serviceWorker.register(BACKEND_WORKER)
  // A page that was reloaded past its worker (Shift and Reload) gets it with the next load only.
  if (active && !serviceWorker.controller) return new Promise(() => window.location.reload())
  if (!serviceWorker.controller?.scriptURL.endsWith(BACKEND_WORKER)) await controlled
}

/** The app's own worker would replace the backend: it is part of the backend's. Called before the app starts. */
export function keepBackendWorker({ serviceWorker }: Navigator): void {
  const controller = serviceWorker?.controller
  if (!controller?.scriptURL.endsWith(BACKEND_WORKER)) return
  Object.defineProperty(serviceWorker, 'register', { configurable: true, value: () => serviceWorker.ready })
}

import { whenIdle } from '#base/loading'
import { KEEP_THE_REST } from './shellList'

interface RegisterOptions {
  /** Reports a failed registration; the app works without the worker. */
  readonly report: (error: unknown, where: string) => void
  /** Undefined if the browser has none or the page is not in a secure context. */
  readonly container?: Pick<ServiceWorkerContainer, 'register' | 'ready'> | undefined
  readonly connection?: { readonly saveData?: boolean } | undefined
  readonly base?: string
}

/**
 * Registers the service worker that caches the app on the device. Called after the first screen, in production builds
 * only. With data saving on, only requested files are cached. Never rejects.
 */
export async function registerShell(options: RegisterOptions): Promise<void> {
  const {
    report,
    // In some web views the property exists but is undefined.
    container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined,
    base = document.baseURI,
  } = options
  if (!container) return
  try {
    await whenIdle()
    await container.register(new URL('worker.js', base), { updateViaCache: 'none' })
    const { active } = await container.ready
    if (!connection?.saveData) active?.postMessage(KEEP_THE_REST)
  } catch (error) {
    report(error, 'service worker')
  }
}

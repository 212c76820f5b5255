import { whenIdle } from '#src/loading'
import { KEEP_THE_REST } from './shellList'

interface RegisterOptions {
  /** Told once why there is no worker; the app works without. */
  readonly report: (error: unknown, where: string) => void
  /** Missing where the browser has none, or the page is not served securely. */
  readonly container?: Pick<ServiceWorkerContainer, 'register' | 'ready'> | undefined
  readonly connection?: { readonly saveData?: boolean } | undefined
  readonly base?: string
}

/**
 * Lets the service worker keep the app on the device. Call it when the first page has its data, in production builds only.
 * Where the person saves data only what is used is kept. Never rejects.
 */
export async function registerShell(options: RegisterOptions): Promise<void> {
  const {
    report,
    // Some web views have the property and nothing in it.
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

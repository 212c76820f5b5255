import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadTexts } from '#src/i18n'
import type { RegisteredRoute } from './registry'

/** Event of a chunk that could not be loaded, also after a second try (section 8 'Route chunk load failure'). */
export const PRELOAD_ERROR_EVENT = 'app:preload-error'
/** A screen or handler slower than this is logged with its plugin. ms */
const SLOW_CHUNK = 5000
const RETRY_AFTER = 500

/** A page's code did not come, at the second try either. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Loads code that a route or menu entry names: a second try, then the guarded reload, then the preload-error event. */
export async function loadChunk<T>(load: () => Promise<T>, plugin: string): Promise<T> {
  const slow = setTimeout(
    () => console.warn(`plugin ${plugin}: its code takes longer than ${SLOW_CHUNK} ms`),
    SLOW_CHUNK,
  )
  try {
    return await load()
  } catch {
    // A lost packet on a thin network is the common case: the second try finds most chunks.
    await wait(RETRY_AFTER)
    try {
      return await load()
    } catch (error) {
      if (await deployedAnew()) location.reload()
      window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { plugin } }))
      throw new ChunkError('the code of this page could not be loaded', { cause: error })
    }
  } finally {
    clearTimeout(slow)
  }
}

const RELOADED = 'reloaded-for'

/** True once per deployment: the page that is served now names another entry script than the one that runs. */
async function deployedAnew(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[data-entry]')?.getAttribute('src')
  if (!own) return false
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const html = await answer.text()
    if (!answer.ok || html.includes(own) || sessionStorage.getItem(RELOADED) === own) return false
    sessionStorage.setItem(RELOADED, own)
    return true
  } catch {
    // No network, or storage refused: without a guard no reload, the page says what is wrong.
    return false
  }
}

type Screen = LazyExoticComponent<ComponentType>

/** The screens of a registry as components; each loads its code and its area's texts on first use. */
export function createScreens() {
  const screens = new Map<string, Screen>()
  const loads = new Map<string, Promise<{ default: ComponentType }>>()
  const loaded = new Map<string, ComponentType>()

  const load = (route: RegisteredRoute, screen: NonNullable<RegisteredRoute['screen']>) => {
    const { path } = route.route
    const running = loads.get(path)
    if (running) return running
    const started = Promise.all([loadChunk(screen, route.plugin.id), loadTexts(route.plugin.id)]).then(
      ([module]) => module,
    )
    loads.set(path, started)
    started.catch(() => loads.delete(path))
    return started
  }

  return {
    /** The screen of a route; undefined for one under construction. */
    of(route: RegisteredRoute): Screen | ComponentType | undefined {
      const { screen } = route
      if (!screen) return undefined
      const { path } = route.route
      // What is loaded already is drawn at once: a lazy component would show its bones for a moment.
      const known = screens.get(path) ?? loaded.get(path)
      if (known) return known
      const made = lazy(() => load(route, screen))
      screens.set(path, made)
      return made
    },
    /** Forgets a screen that failed, so that the next render tries again. */
    forget(path: string): void {
      screens.delete(path)
    },
    /** Starts loading before anyone asks, and resolves when that has ended; a failure waits until someone asks. */
    async prefetch(route: RegisteredRoute | undefined): Promise<void> {
      if (route?.screen) await load(route, route.screen).catch(() => undefined)
    },
  }
}

export type Screens = ReturnType<typeof createScreens>

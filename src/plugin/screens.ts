import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadTexts, takeTexts } from '#src/i18n'
import type { MountedPage } from '#src/navigation'
import type { Core } from '#src/stores'
import { reloadForDeployment } from './deployment'
import type { RegisteredRoute } from './registry'
import type { ScreenModule } from './types'

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

/**
 * Loads code that somebody waits for: a second try, then the guarded reload, then the preload-error event and a
 * `ChunkError`. What is slow is logged with its plugin.
 */
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
      // Whoever waits sees the page's bones until the new deployment is there.
      if (await reloadForDeployment()) return new Promise<never>(() => {})
      window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { plugin } }))
      throw new ChunkError('the code of this page could not be loaded', { cause: error })
    }
  } finally {
    clearTimeout(slow)
  }
}

type Screen = LazyExoticComponent<ComponentType>

/** The screens of a registry as components; each loads its code and its area's texts on first use. */
export function createScreens() {
  const screens = new Map<string, Screen>()
  const loads = new Map<string, Promise<ScreenModule>>()
  const loaded = new Map<string, ScreenModule>()

  const load = (route: RegisteredRoute, screen: NonNullable<RegisteredRoute['screen']>) => {
    const { path } = route.route
    const running = loads.get(path)
    if (running) return running
    const { bringsTexts = false, plugin } = route
    const texts = loadTexts(plugin.id, { beneath: !bringsTexts })
    const started = Promise.all([screen(), texts]).then(([module]) => {
      if (module.texts) takeTexts(plugin.id, module.texts)
      loaded.set(path, module)
      return module
    })
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
      const known = screens.get(path) ?? loaded.get(path)?.default
      if (known) return known
      const made = lazy(() => loadChunk(() => load(route, screen), route.plugin.id))
      screens.set(path, made)
      return made
    },
    /** Lets the entry page ask for its data before it is drawn, where its code is there and it may be seen. */
    prepare(route: RegisteredRoute | undefined, core: Core, page: MountedPage): void {
      if (!route || core.session.state !== 'signed-in') return
      const isSeen = [route.plugin.access, route.access].every((access) => core.decide(access).ok)
      if (isSeen) loaded.get(route.route.path)?.prepare?.(core, page)
    },
    /** Forgets a screen that failed, so that the next render tries again. */
    forget(path: string): void {
      screens.delete(path)
    },
    /**
     * Starts loading before anyone asks, and resolves when that has ended. Nobody waits, so nobody is told of a failure and
     * no page is reloaded: that is for the one who asks.
     */
    async prefetch(route: RegisteredRoute | undefined): Promise<void> {
      if (route?.screen) await load(route, route.screen).catch(() => undefined)
    },
  }
}

export type Screens = ReturnType<typeof createScreens>

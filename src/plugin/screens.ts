import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Core } from '#src/core'
import { loadTexts, takeTexts } from '#src/i18n'
import { loadChunk } from '#src/loading'
import type { MountedPage } from '#src/navigation'
import type { RegisteredRoute } from './registry'
import type { ScreenModule } from './types'

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

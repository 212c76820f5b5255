import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { loadChunk, whenIdle } from '#base/loading'
import { parseSearch, type Search } from '#base/routes'
import type { Core, RegisteredRoute, ScreenModule } from '#platform/core'
import { loadTexts, takeTexts } from '#platform/i18n'
import { type ComingPage, ScreenSearch } from '#platform/navigation'

type Screen = LazyExoticComponent<ComponentType>

/**
 * The screen with the parameters that it declares itself. They are part of the component, because React may render a
 * component that has just been loaded without rerendering its parents.
 */
function withSearch({ default: Screen, search }: ScreenModule): ComponentType {
  return search ? () => createElement(ScreenSearch, { value: search }, createElement(Screen)) : Screen
}

/** Lazy components for the screens of a registry; each loads its code and its area's texts on first use. */
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
      const ready = { ...module, default: withSearch(module) }
      loaded.set(path, ready)
      return ready
    })
    loads.set(path, started)
    started.catch(() => loads.delete(path))
    return started
  }

  const prefetch = async (route: RegisteredRoute | undefined) => {
    if (route?.screen) await load(route, route.screen).catch(() => undefined)
  }

  return {
    /** The screen of a route; undefined for one under construction. */
    of(route: RegisteredRoute): Screen | ComponentType | undefined {
      const { screen } = route
      if (!screen) return undefined
      const { path } = route.route
      // A loaded screen is rendered directly: a lazy component would show its fallback for one frame.
      const known = screens.get(path) ?? loaded.get(path)?.default
      if (known) return known
      const made = lazy(() => loadChunk(() => load(route, screen), route.plugin.id))
      screens.set(path, made)
      return made
    },
    /** Schemas of the parameters that a loaded screen declares itself (`later`). */
    searchOf: ({ route }: RegisteredRoute): Search | undefined => loaded.get(route.path)?.search,
    /** Requests a page's data before it renders; false if its code is not loaded or the user may not see it. */
    prepare(route: RegisteredRoute | undefined, core: Core, page: ComingPage): boolean {
      if (!route || core.session.state !== 'signed-in') return false
      const isSeen = [route.plugin.access, route.access].every((access) => core.decide(access).ok)
      const module = loaded.get(route.route.path)
      if (!module?.data || !isSeen) return false
      const parsed = parseSearch(route.route, page.query, module.search)
      if (parsed.ok) module.data.prepare(core, page, parsed.search)
      return parsed.ok
    },
    /** Drops a failed screen, so that the next render reloads it. */
    evict(path: string): void {
      screens.delete(path)
    },
    /**
     * Loads a screen's code ahead of time; resolves when that has succeeded or failed. A failure is neither reported
     * nor a reason to reload the app: opening the page retries the load.
     */
    prefetch,
    /**
     * Loads the pages of the area that a path belongs to, in idle time, where no service worker keeps the app on the
     * device: work without network then does not end on a page whose code is missing.
     */
    async prefetchArea(routes: ReadonlyMap<string, RegisteredRoute>, path: string): Promise<void> {
      const area = routes.get(path)?.plugin
      for (const route of routes.values()) {
        if (route.plugin !== area) continue
        await whenIdle()
        await prefetch(route)
      }
    },
  }
}

export type Screens = ReturnType<typeof createScreens>

import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { parseQuery, parseSearch, type Route, type Search, type SearchOut } from '#base/routes'
import type { Entry, MountedPage, NavigationStore } from './NavigationStore'

/** Value of `data-state` on a page's root element; others depend on these names (interfaces). */
export type PageState = 'loading' | 'ready' | 'empty' | 'error' | 'denied' | 'not-found' | 'construction'

/** Context of a page, provided by the page stack. */
export interface PageFacts {
  readonly page: MountedPage
  readonly navigation: NavigationStore
  /** Id of the page's plugin, which is the namespace of its texts. */
  readonly plugin: string
  readonly visible: boolean
  readonly setState: (state: PageState) => void
  /** The page's own scroll container. */
  readonly scroller: () => HTMLElement | null
}

export const PageContext = createContext<PageFacts | undefined>(undefined)

/** Schemas of the parameters that the page's route leaves to its screen (`later`). */
export const ScreenSearch = createContext<Search | undefined>(undefined)

/** The page that a component is on. */
export function usePage(): PageFacts {
  const facts = useContext(PageContext)
  if (!facts) throw new Error('used outside of a page')
  return facts
}

/** The page's validated search parameters: an address that does not parse never reaches its screen. */
export function useSearch<S extends Search>(route: Route<S>): SearchOut<S> {
  const { query } = usePage().page
  const ofScreen = useContext(ScreenSearch)
  return useMemo(() => {
    const parsed = parseSearch(route, query, ofScreen)
    if (!parsed.ok) throw new Error(`search of ${route.path} does not parse`)
    return parsed.search
  }, [route, query, ofScreen])
}

/** True if the host renders the navigation bar of this page (section 2: full-screen flag). */
export function useHostFrame(): boolean {
  const { query } = usePage().page
  return useMemo(() => parseQuery(query).fullscreen === '1', [query])
}

/** Sets `data-state` of the page; the first `ready` or `empty` counts as its first data on screen. */
export function usePageState(state: PageState): void {
  const { setState } = usePage()
  useLayoutEffect(() => setState(state), [setState, state])
}

/** Runs instead of going back while `active`: for gesture, button and host alike (section 2). */
export function useBackListener(run: () => void, active: boolean): void {
  const { navigation, page, visible } = usePage()
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  const { entry } = page
  useEffect(() => {
    if (!active || !visible) return
    return navigation.onBack(entry, () => latest.current())
  }, [navigation, entry, active, visible])
}

/** A value stored with the history entry, so that it is restored when the user returns. */
export function useEntryMemory<T>(key: string): { get: () => T | undefined; set: (value: T) => void } {
  const { entry } = usePage().page
  const get = useCallback(() => recall<T>(entry, key), [entry, key])
  const set = useCallback(
    (value: T) => {
      entry.memory.set(key, value)
    },
    [entry, key],
  )
  return useMemo(() => ({ get, set }), [get, set])
}

// Only `set` of the same hook writes the key, so the type is the written one.
function recall<T>(entry: Entry, key: string): T | undefined {
  return entry.memory.get(key) as T | undefined
}

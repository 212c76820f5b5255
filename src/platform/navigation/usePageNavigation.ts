import { useContext, useMemo } from 'react'
import {
  type Chooser,
  type Href,
  href,
  parseSearch,
  type Route,
  type Search,
  type SearchIn,
  type SearchOut,
  type With,
} from '#base/routes'
import type { NavigationStore } from './NavigationStore'
import { ScreenSearch, usePage } from './page'

/** A change of search parameters, merged into the current ones; `undefined` removes one. */
type SearchChange<S extends Search> = { readonly [K in keyof SearchIn<S>]?: SearchIn<S>[K] | undefined }

/**
 * Navigation of one page. Each function is bound to the page's history entry and does nothing once another page is
 * visible, so a late response cannot change the address or the page that the user has moved on to.
 */
export interface PageNavigation<S extends Search> {
  /** Opens a page on top of this one. */
  open<T extends Search>(route: Route<T>, ...search: With<T>): void
  /** Opens an address made with `href` (lists of work, search hits) on top of this page. */
  openHref(address: Href): void
  /** Replaces this page by another one. */
  replace<T extends Search>(route: Route<T>, ...search: With<T>): void
  /** Replaces this page by an address; goes back instead if the page below shows it already. */
  replaceHref(address: Href): void
  /** Changes search parameters in place: the page stays mounted and rereads them (wire.md 'Pages and pixels'). */
  setSearch(change: SearchChange<S> | ((now: SearchOut<S>) => SearchChange<S>)): void
  /**
   * Opens a chooser; resolves with its value, or undefined if the user went back. The page stays mounted.
   */
  choose<T extends Search, Value>(chooser: Chooser<T, Value>, ...search: With<T>): Promise<Value | undefined>
  /** Passes this chooser's value to the page that opened it and goes back; false if no page waits for it. */
  answer<Value>(chooser: Chooser<Search, Value>, value: NoInfer<Value>): boolean
  /** Goes back by the rules of section 2. */
  back(): void
  /** Leaves the page without calling its back listener: the form was submitted or its draft discarded. */
  leave(): void
}

/** Navigation of the component's page; pass the page's own route to change its search. */
// biome-ignore lint/complexity/noBannedTypes: a page that does not change its search passes no route
export function usePageNavigation<S extends Search = {}>(route?: Route<S>): PageNavigation<S> {
  const { navigation, page } = usePage()
  const { entry } = page
  const ofScreen = useContext(ScreenSearch)
  return useMemo(() => {
    const searchOf = (query: string) => {
      const parsed = route && parseSearch(route, query, ofScreen)
      if (!parsed?.ok) throw new Error('the search of a page is computed from that of its own route')
      return parsed.search
    }
    return bindToEntry(navigation, entry.id, searchOf)
  }, [navigation, entry.id, route, ofScreen])
}

function bindToEntry<S extends Search>(
  navigation: NavigationStore,
  entry: string,
  searchOf: (query: string) => SearchOut<S>,
): PageNavigation<S> {
  const isVisible = () => navigation.visible.entry.id === entry
  const whileVisible = (run: () => void) => {
    if (isVisible()) run()
  }
  return {
    open: (route, ...search) => whileVisible(() => void navigation.push(href(route, ...search))),
    openHref: (address) => whileVisible(() => void navigation.push(address)),
    replace: (route, ...search) => whileVisible(() => navigation.open(href(route, ...search), { replace: true })),
    replaceHref: (address) => whileVisible(() => navigation.replaceBy(address)),
    setSearch: (change) =>
      whileVisible(() =>
        navigation.changeSearch(typeof change === 'function' ? (query) => change(searchOf(query)) : change),
      ),
    async choose(chooser, ...search) {
      return isVisible() ? navigation.choose(chooser, ...search) : undefined
    },
    answer: (chooser, value) => isVisible() && navigation.answer(chooser, value),
    back: () => whileVisible(() => navigation.back()),
    leave: () => whileVisible(() => navigation.leave()),
  }
}

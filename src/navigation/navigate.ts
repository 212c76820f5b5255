import { type Chooser, type Href, href, type Route, type Search, type SearchIn, type With } from '#src/routes'
import type { NavigationStore } from './NavigationStore'

let bound: NavigationStore | undefined
let prefetcher: ((path: string) => void) | undefined

/** Boot connects the free functions below with the one page stack. */
export function bindNavigation(navigation: NavigationStore, prefetch: (path: string) => void): void {
  bound = navigation
  prefetcher = prefetch
}

function stack(): NavigationStore {
  if (!bound) throw new Error('navigation has not started')
  return bound
}

/** Opens a page on top of the present one. */
export function navigate<S extends Search>(route: Route<S>, ...search: With<S>): void {
  stack().open(href(route, ...search))
}

/** Opens a page in place of the present one. */
export function replace<S extends Search>(route: Route<S>, ...search: With<S>): void {
  stack().open(href(route, ...search), { replace: true })
}

/** Opens an address that a plugin made with `href` (lists of work, search hits). */
export function openHref(address: Href): void {
  stack().open(address)
}

/** Opens such an address in place of the present page. */
export function replaceHref(address: Href): void {
  stack().open(address, { replace: true })
}

/** Changes search parameters of the visible page: no navigation, the page stays and reads them anew. */
export function setSearch<S extends Search>(_route: Route<S>, search: Partial<SearchIn<S>>): void {
  stack().setSearch({ ...search })
}

/** Opens a chooser; its answer, or undefined when it was left by going back. The page that asks stays mounted. */
export function choose<S extends Search, Value>(
  chooser: Chooser<S, Value>,
  ...search: With<S>
): Promise<Value | undefined> {
  return stack().choose(chooser, ...search)
}

/** Gives a chooser's value to the page that asked and goes back to it. */
// biome-ignore lint/suspicious/noExplicitAny: the search of the chooser plays no part here
export function answer<Value>(chooser: Chooser<any, Value>, value: NoInfer<Value>): void {
  stack().answer(chooser, value)
}

/** Goes back by the rules of section 2. */
export function goBack(): void {
  stack().back()
}

/** Leaves the page without asking its back listener: the form was sent or its draft discarded. */
export function leavePage(): void {
  stack().leave()
}

/** Loads a page's code before it is asked for; on idle, where the next tap is likely. */
export function prefetch(route: Route): void {
  prefetcher?.(route.path)
}

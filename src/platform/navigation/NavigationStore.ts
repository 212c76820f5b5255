import { makeAutoObservable, observableRef } from 'mobx'
import { nextTask } from '#base/loading'
import { type Chooser, href, parseQuery, type Route, type Search, stringifySearch, type With } from '#base/routes'
import { type BackAction, leadingDebounce, resolveBack } from './back'
import type { EntryMark, PageHistory } from './history'

/** Maximum number of hidden pages that stay mounted; the least recently used is removed. */
const MAX_CACHED_PAGES = 10

/** The part of a registered route that navigation needs. */
export interface NavigableRoute {
  readonly route: Route
  readonly keepAlive?: boolean
  readonly homeEntry?: boolean
}

/**
 * One history entry. `memory` holds values of the page's components (list ids, scroll) and is dropped with the entry.
 */
export interface Entry {
  readonly id: string
  readonly index: number
  href: string
  readonly memory: Map<string, unknown>
}

/** A mounted page with its entry and its address, which does not change while it is hidden. */
export interface MountedPage {
  readonly key: string
  readonly entry: Entry
  readonly path: string
  /** Query without `?`. */
  readonly query: string
  readonly keepAlive: boolean
}

/** A page that is about to be shown: its address, and the memory that its history entry will have. */
export interface ComingPage extends Pick<MountedPage, 'path' | 'query'>, Pick<Entry, 'memory'> {}

type SearchChange = Readonly<Record<string, unknown>>

export type Motion = 'none' | 'right' | 'left'

/** Ways to leave the app; the host decides what each means (wire.md 'Leaving'). */
export interface Exits {
  /** Each resolves false if the host certainly did not leave, because it lacks the method. */
  readonly nativeApp: () => Promise<boolean>
  readonly nativeMain: () => Promise<boolean>
  readonly closeWebView: () => Promise<boolean>
  /** False in a browser, where there is no native app to return to. */
  readonly native: boolean
}

interface Waiting {
  readonly caller: Entry
  /** The caller until the chooser has an entry. */
  chooser: Entry
  readonly path: string
  value: unknown
  /** It has its value, which may be `undefined`, and goes back. */
  isAnswered: boolean
  readonly settle: (value: unknown) => void
}

interface NavigationOptions {
  readonly history: PageHistory
  readonly routeOf: (path: string) => NavigableRoute | undefined
  readonly exits: Exits
  /** Query flags of a push in the enterprise app (section 2 'Navigation presentation'). */
  readonly pushFlags?: (path: string) => Readonly<Record<string, string>>
  readonly onPageView?: (path: string) => void
  /** Requests the first data of a page that is pushed; false if its code is not loaded or it has none. */
  readonly prepare?: (page: ComingPage) => boolean
  /** The address was set from outside while the app runs: by the host, or by the user in a browser. */
  readonly onOutside?: () => void
  /** Closes the sheet or dialog on top of the page; false if there is none. Going back then stays on the page. */
  readonly closeOverlay?: () => boolean
}

function split(address: string): { path: string; query: string } {
  const at = address.indexOf('?')
  return at < 0 ? { path: address, query: '' } : { path: address.slice(0, at), query: address.slice(at + 1) }
}

let lastEntry = 0
const newEntryId = () => `${Date.now().toString(36)}-${(++lastEntry).toString(36)}`

/** The page stack: mounted pages, the visible page, and navigation between them (section 2). */
export class NavigationStore {
  /** Mounted pages, least recently used first; the last one is visible. */
  pages: MountedPage[] = []
  motion: Motion = 'none'
  #line: Entry[] = []
  #waiting: Waiting[] = []
  #listeners: { readonly entry: string; readonly run: () => void }[] = []
  readonly #backGate = leadingDebounce()
  /** True while a pop is undone because a listener confirms first, so that it is not treated as navigation. */
  #undoing = false
  /** True while `replaceBy` goes back: nothing is left that could ask, and a dialog above stays. */
  #returning = false
  readonly #options: NavigationOptions

  constructor(options: NavigationOptions) {
    this.#options = options
    makeAutoObservable(
      this,
      {
        pages: observableRef,
      },
      { autoBind: true },
    )
    this.arrive()
    options.history.listen(() => this.arrive())
  }

  get visible(): MountedPage {
    const page = this.pages[this.pages.length - 1]
    if (!page) throw new Error('no page is mounted')
    return page
  }

  /**
   * Opens a page on top of the current one, or replaces it with `replace`. Does nothing if the address is already
   * visible.
   */
  open(address: string, options: { replace?: boolean; memory?: Entry['memory'] } = {}): Entry {
    const { path, query } = split(address)
    const flags = options.replace ? {} : (this.#options.pushFlags?.(path) ?? {})
    const full = `${path}${toQuery({ ...parseQuery(query), ...flags })}`
    // Second tap of a double tap.
    if (!options.replace && full === this.visible.entry.href) return this.visible.entry
    const index = this.visible.entry.index + (options.replace ? 0 : 1)
    const entry: Entry = { id: newEntryId(), index, href: full, memory: options.memory ?? new Map() }
    // A push removes the entries ahead; a replacement removes only the one at its index.
    this.#line = this.#line.filter((other) => other.index < index || (options.replace && other.index > index))
    this.#line.push(entry)
    this.show(entry, options.replace ? 'left' : 'right')
    if (options.replace) this.#options.history.replace(full, markOf(entry))
    else this.#options.history.push(full, markOf(entry))
    this.#options.onPageView?.(path)
    return entry
  }

  /** Opens a page on top of the current one after its data were requested, so that rendering does not delay them. */
  async push(address: string): Promise<void> {
    const memory: Entry['memory'] = new Map()
    const isRequested = this.#options.prepare?.({ ...split(address), memory }) ?? false
    if (isRequested) await nextTask()
    this.open(address, { memory })
  }

  /**
   * Replaces the visible page by an address; if the page below shows that already, goes back to it, so that nobody has
   * to leave the same record twice.
   */
  replaceBy(address: string): void {
    const { index } = this.visible.entry
    const below = this.#line.find((entry) => entry.index === index - 1)
    if (!below || !this.isShownBy(below, address)) {
      this.open(address, { replace: true })
      return
    }
    this.#returning = true
    this.#options.history.go(-1)
  }

  /** True if an entry is this page, with each parameter that the address names. */
  private isShownBy(entry: Entry, address: string): boolean {
    const wanted = split(address)
    const shown = split(entry.href)
    const route = this.#options.routeOf(wanted.path)?.route
    const values = parseQuery(shown.query)
    return (
      identityOf(shown.path, shown.query, route) === identityOf(wanted.path, wanted.query, route) &&
      Object.entries(parseQuery(wanted.query)).every(([name, value]) => values[name] === value)
    )
  }

  /**
   * Merges a change into the visible page's search, `undefined` removes a parameter: no navigation, no scroll, no page
   * view (wire.md 'Pages and pixels').
   */
  changeSearch(change: SearchChange | ((query: string) => SearchChange)): void {
    const { entry, path, query } = this.visible
    const laid = typeof change === 'function' ? change(query) : change
    this.refresh(entry, `${path}${toQuery({ ...parseQuery(query), ...laid })}`)
  }

  /** Opens a chooser; resolves with its value, or undefined if the user went back. */
  choose<S extends Search, Value>(chooser: Chooser<S, Value>, ...search: With<S>): Promise<Value | undefined> {
    const caller = this.visible.entry
    return new Promise((resolve) => {
      const settle = (value: unknown) => resolve(value as Value | undefined)
      // Registered before the chooser opens, so that the calling page stays mounted.
      const waiting: Waiting = {
        caller,
        chooser: caller,
        path: chooser.path,
        value: undefined,
        isAnswered: false,
        settle,
      }
      this.#waiting.push(waiting)
      waiting.chooser = this.open(href(chooser, ...search))
      if (waiting.chooser !== caller) return
      // Already open; its first caller receives the value.
      this.#waiting = this.#waiting.filter((other) => other !== waiting)
      settle(undefined)
    })
  }

  /**
   * Passes a chooser's value to the calling page and goes back to it; returns whether a page waited. After a reload
   * none does, so it only goes back.
   */
  answer<Value>(chooser: Chooser<Search, Value>, value: Value): boolean {
    const requested = this.#waiting.find((w) => w.path === chooser.path && w.chooser === this.visible.entry)
    if (!requested) {
      this.perform({ kind: 'history' })
      return false
    }
    // Second tap of a double tap: the browser goes back later, and would do so twice.
    if (requested.isAnswered) return true
    requested.isAnswered = true
    requested.value = chooser.answers(value)
    this.#options.history.go(requested.caller.index - this.visible.entry.index)
    return true
  }

  /** Registers a listener that runs instead of going back on the visible page; returns the unregister function. */
  onBack(entry: Entry, run: () => void): () => void {
    const listener = { entry: entry.id, run }
    this.#listeners.push(listener)
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener)
    }
  }

  /** Goes back by the rules of section 2; the back gesture and the host's goBack share the debounce. */
  back(): void {
    if (!this.#backGate() || this.#options.closeOverlay?.()) return
    this.perform(this.backAction(this.listenerOf(this.visible.entry) !== undefined))
  }

  /** Leaves the page without calling its listener: a form was submitted or a draft discarded. */
  leave(): void {
    // The listener must not run when the history event arrives.
    this.#listeners = this.#listeners.filter((listener) => listener.entry !== this.visible.entry.id)
    this.perform(this.backAction(false))
  }

  /** Drops all pages and their memory, so that another user cannot see them. The visible address stays. */
  reset(): void {
    const { href: address, index } = this.visible.entry
    const entry: Entry = { id: newEntryId(), index, href: address, memory: new Map() }
    this.#line = [entry]
    this.#waiting = []
    this.#listeners = []
    this.pages = []
    this.show(entry, 'none')
    this.#options.history.replace(address, markOf(entry))
  }

  private backAction(listener: boolean): BackAction {
    const { path, query } = this.visible
    const { from } = parseQuery(query)
    const homeEntry = this.#options.routeOf(path)?.homeEntry === true
    return resolveBack({ path, from: typeof from === 'string' ? from : undefined, listener, homeEntry })
  }

  private listenerOf(entry: Entry) {
    return this.#listeners.filter((listener) => listener.entry === entry.id).pop()
  }

  private perform(action: BackAction): void {
    const { exits, history } = this.#options
    const leave: Record<Exclude<BackAction['kind'], 'replace'>, () => void> = {
      listener: () => this.listenerOf(this.visible.entry)?.run(),
      'native-app': () => this.leaveTo(exits.nativeApp),
      'native-main': () => this.leaveTo(exits.nativeMain),
      'close-web-view': () => this.leaveTo(exits.closeWebView),
      history: () => {
        if (this.visible.entry.index > 0) history.go(-1)
        else leave['native-app']()
      },
    }
    if (action.kind === 'replace') this.open(action.target, { replace: true })
    else leave[action.kind]()
  }

  private async leaveTo(exit: () => Promise<boolean>): Promise<void> {
    if (!this.#options.exits.native || !(await exit())) this.goHome()
  }

  /**
   * In a browser, and in hosts that lack the method, every exit opens the workbench: back to its entry if there is
   * one, else it replaces this page.
   */
  private goHome(): void {
    const { index } = this.visible.entry
    const home = [...this.#line].reverse().find((entry) => entry.index < index && split(entry.href).path === '/')
    if (home) this.#options.history.go(home.index - index)
    else this.open('/', { replace: true })
  }

  /** The address changed: by our own push, the browser's buttons, or a hash set from outside. */
  private arrive(): void {
    const { history } = this.#options
    const mark = history.mark
    if (this.#undoing) {
      this.#undoing = false
      return
    }
    if (mark && this.pages.length > 0 && mark.entry === this.visible.entry.id) return
    if (!mark) {
      const isStart = this.pages.length === 0
      if (!isStart) this.#options.onOutside?.()
      const index = isStart ? 0 : this.visible.entry.index + 1
      const entry: Entry = { id: newEntryId(), index, href: history.href, memory: new Map() }
      history.adopt(markOf(entry))
      this.#line = [...this.#line.filter((other) => other.index < index), entry]
      this.show(entry, isStart ? 'none' : 'right')
      this.#options.onPageView?.(split(entry.href).path)
      return
    }
    const first = this.pages.length === 0
    const delta = first ? 0 : mark.index - this.visible.entry.index
    const isReturn = this.#returning
    this.#returning = false
    if (delta < 0 && !isReturn && !this.#waiting.some((w) => w.isAnswered)) {
      // The browser's back button: if an overlay or listener handles it, the pop is undone, as with goBack.
      const closed = this.#options.closeOverlay?.() ?? false
      const asks = !closed && this.listenerOf(this.visible.entry) !== undefined
      if (closed || asks) {
        this.#undoing = true
        history.go(-delta)
        if (asks) this.back()
        return
      }
    }
    const known = this.#line.find((entry) => entry.id === mark.entry)
    const entry: Entry = known ?? { id: mark.entry, index: mark.index, href: history.href, memory: new Map() }
    if (!known) this.#line = [...this.#line.filter((other) => other.index !== entry.index), entry]
    this.show(entry, first ? 'none' : delta > 0 ? 'right' : 'left')
    this.#options.onPageView?.(split(entry.href).path)
  }

  /**
   * Makes an entry visible: mounts its page or shows the cached one, and unmounts pages that are no longer
   * needed.
   */
  private show(entry: Entry, motion: Motion): void {
    this.motion = motion
    const page = this.mount(entry)
    const rest = this.pages.filter((other) => other.key !== page.key)
    const settled = this.settle(entry)
    const needed = new Set(this.#waiting.map((w) => w.caller.id))
    const kept = rest.filter((other) => other.keepAlive || needed.has(other.entry.id))
    const surplus = kept.filter((other) => other.keepAlive && !needed.has(other.entry.id)).slice(0, -MAX_CACHED_PAGES)
    this.pages = [...kept.filter((other) => !surplus.includes(other)), page]
    for (const waiting of settled) waiting.settle(waiting.value)
  }

  private mount(entry: Entry): MountedPage {
    const { path, query } = split(entry.href)
    const known = this.#options.routeOf(path)
    const keepAlive = known?.keepAlive === true
    const key = keepAlive ? identityOf(path, query, known?.route) : entry.id
    const mounted = this.pages.find((page) => page.key === key || page.entry.id === entry.id)
    if (mounted && mounted.entry === entry && mounted.query === query) return mounted
    return { key: mounted?.key ?? key, entry, path, query, keepAlive }
  }

  /** Removes choosers that were settled or left, and returns them. */
  private settle(entry: Entry): Waiting[] {
    const left = this.#waiting.filter((w) => w.chooser !== w.caller && entry.index <= w.caller.index)
    this.#waiting = this.#waiting.filter((w) => !left.includes(w))
    return left
  }

  private refresh(entry: Entry, address: string): void {
    entry.href = address
    const { query } = split(address)
    this.pages = this.pages.map((page) => (page.entry.id === entry.id ? { ...page, query } : page))
    this.#options.history.replace(address, markOf(entry))
  }
}

function markOf(entry: Entry): EntryMark {
  return { entry: entry.id, index: entry.index }
}

function toQuery(values: Record<string, unknown>): string {
  const text = stringifySearch(values)
  return text ? `?${text}` : ''
}

function identityOf(path: string, query: string, route: Route | undefined): string {
  const values = parseQuery(query)
  const named = (route?.identity ?? []).map((name) => `${name}=${String(values[name] ?? '')}`)
  return `${path}?${named.join('&')}`
}

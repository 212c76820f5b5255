import type { ComponentType } from 'react'
import type { Href, Route, Search, SearchOut } from '#base/routes'
import type { Texts } from '#platform/i18n'
import type { Message } from '#platform/messages'
import type { ComingPage, NavigableRoute } from '#platform/navigation'
import type { Access, Rights } from './access'
import type { Core } from './core'
import type { RepeatableCall } from './repeatable'

export type Lazy<T> = () => Promise<{ default: T }>
/** Module of a page: its component, and its English texts if the route declares so (`bringsTexts`). */
export interface ScreenModule {
  readonly default: ComponentType
  /** The page's first data, such as its list or record: requested before it renders. */
  readonly data?: { readonly prepare: (core: Core, page: ComingPage, search: SearchOut<Search>) => void }
  readonly texts?: Texts
  /** Schemas of the parameters that the route declares as `later`. */
  readonly search?: Search
}

export type Handler<T> = (core: Core, payload: T) => void | Promise<void>
/** A message with its owner's handler, paired by `on()`: the handler takes the result of `parse`. */
export interface MessageEntry extends Message<unknown> {
  readonly handler: () => Promise<{ default: Handler<never> }>
}

/** Makes a plugin the owner of a message type. */
export function on<T>(message: Message<T>, handler: () => Promise<{ default: Handler<NoInfer<T>> }>): MessageEntry {
  return { ...message, handler }
}

/** `Key`: the keys of the plugin's texts, where they are typed (`definePlugin`). */
export interface RouteEntry<Key extends string = string> {
  readonly route: Route
  /** Without it the page is shown as under construction. */
  readonly screen?: () => Promise<ScreenModule>
  /**
   * The screen's module exports `texts`, all English texts of the page, which saves an entry page one request. They are
   * in `locales/entry.en.json` instead of `en.json`.
   */
  readonly bringsTexts?: boolean
  /** Key of the page title in the plugin's texts. */
  readonly title: Key
  /** Analytics source label (section 2). */
  readonly source: string
  /** The page stays mounted when left (section 2). */
  readonly keepAlive?: boolean
  readonly transition?: 'slide' | 'rise' | 'none'
  /** Going back returns to the native app if the page was entered from home (section 2). */
  readonly homeEntry?: boolean
  /**
   * Colour of the host's navigation bar over this page in the enterprise app, as hex without `#` (section 2 'Navigation
   * presentation'); the host's own without it.
   */
  readonly navigationBarColor?: string
  /** Shown without sign-in (/login, /policy). */
  readonly open?: boolean
  readonly access?: Access
  /** A picker of the core over the records of an area, which says who may open it (`pickers`); no page without it. */
  readonly guarded?: boolean
}

export type MenuGroup = 'customers' | 'selling' | 'projects' | 'daily' | 'tools'

export interface MenuEntry<Key extends string = string> {
  readonly id: string
  readonly to: Route
  /** Parameters of the address: the tab to open. */
  readonly search?: Readonly<Record<string, string>>
  readonly title: Key
  /** The workbench omits the entry if its route has no screen. */
  readonly icon: Lazy<ComponentType>
  readonly group: MenuGroup
  readonly order?: number
  readonly badge?: Lazy<(core: Core, signal: AbortSignal) => Promise<number>>
  /**
   * What the badge counts, for screen readers: key of a menu text with plural forms, such as '{{count}} late'. Default:
   * '{{count}} open'.
   */
  readonly counts?: Key
  readonly access?: Access
}

export interface TodayItem {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly at?: Date
  readonly due: 'late' | 'today' | 'soon'
  /** Name of its record's entries in the outbox (`lead:L-1`): the item shows what is queued. */
  readonly record?: string
  /** What can be done about it: 'Apply for a role', on the page that it opens. Its title then takes several lines. */
  readonly action?: string
  /** Does `action` without opening the page, and toasts the result. An item stored for offline reading has none. */
  readonly run?: (core: Core) => Promise<unknown>
  readonly to: Href
}

export interface SearchHit {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly to: Href
}

/**
 * One functional area. Only metadata and `() => import(...)`, because it is part of the boot chunk (at most 2 kB
 * gzipped).
 */
export interface Plugin {
  /** kebab-case; the name of the folder, of the i18n namespace and in logs. */
  readonly id: string
  /** The team, included in every error report. */
  readonly owner: string
  readonly access?: Access
  /** The rights of this area and the roles that have them; `dev.ts` passes the same object to the simulator. */
  readonly rights?: Rights
  readonly routes?: readonly RouteEntry[]
  /** Pickers of the core that request records of this area, and who may open them. */
  readonly pickers?: readonly { readonly route: Route; readonly access: Access }[]
  readonly menu?: readonly MenuEntry[]
  readonly messages?: readonly MessageEntry[]
  /** Due items for the workbench. */
  readonly today?: Lazy<(core: Core, signal: AbortSignal) => Promise<TodayItem[]>>
  /** Hits for the global search. */
  readonly search?: Lazy<(core: Core, text: string, signal: AbortSignal) => Promise<SearchHit[]>>
  /** Calls that may be sent through the outbox: how to look up an uncertain one, where to edit it. */
  readonly repeatable?: Lazy<readonly RepeatableCall[]>
  /** What the area's definition threw; set by the list of areas only. */
  readonly failed?: unknown
}

export type ProblemCode =
  | 'definition-failed'
  | 'id-invalid'
  | 'id-duplicate'
  | 'route-duplicate'
  | 'menu-duplicate'
  | 'menu-unknown-route'
  | 'menu-missing-parameters'
  | 'message-owned-twice'

export interface Problem {
  readonly code: ProblemCode
  readonly plugin: string
  readonly owner: string
  readonly detail: string
}

export interface RegisteredRoute extends RouteEntry, NavigableRoute {
  readonly plugin: Plugin
}
export interface RegisteredMenu extends MenuEntry {
  readonly plugin: Plugin
}
export interface RegisteredMessage extends MessageEntry {
  readonly plugin: Plugin
}

export interface Registry {
  readonly plugins: readonly Plugin[]
  readonly routes: ReadonlyMap<string, RegisteredRoute>
  readonly menu: readonly RegisteredMenu[]
  readonly messages: ReadonlyMap<string, RegisteredMessage>
  /** Mistakes in the list of plugins; the entries concerned are omitted, everything else works. */
  readonly problems: readonly Problem[]
}

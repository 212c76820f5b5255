import type { ComponentType } from 'react'
import type { Access, Core, Rights, StoreToken } from '#src/core'
import type { Texts } from '#src/i18n'
import type { MessageEntry } from '#src/messages'
import type { MountedPage } from '#src/navigation'
import type { RepeatableCall } from '#src/outbox'
import type { Href, Route } from '#src/routes'

export type Lazy<T> = () => Promise<{ default: T }>
/** A page's code: its component, and its English texts where the route says so (`bringsTexts`). */
export interface ScreenModule {
  readonly default: ComponentType
  /** The app is opened at this page: asks for its first data before it is drawn. */
  readonly prepare?: (core: Core, page: MountedPage) => void
  readonly texts?: Texts
}

/** `Key`: the keys of the plugin's texts, where they are known (`definePlugin`). */
export interface RouteEntry<Key extends string = string> {
  readonly route: Route
  /** Left out: the area has registered the address but not built the page; it says so (`construction`). */
  readonly screen?: () => Promise<ScreenModule>
  /** The screen's module exports `texts`, all English words of the page: an entry page then waits for one file less. */
  readonly bringsTexts?: boolean
  /** Key of the page title in the plugin's texts. */
  readonly title: Key
  /** Analytics source label (section 2). */
  readonly source: string
  /** The page stays alive when left (section 2). */
  readonly keepAlive?: boolean
  readonly transition?: 'slide' | 'rise' | 'none'
  /** Back from it leaves to the native app when it was entered from home (section 2). */
  readonly homeEntry?: boolean
  /**
   * Colour of the host's navigation bar over this page in the enterprise app, as hex without `#` (section 2 'Navigation
   * presentation'); the host's own without it.
   */
  readonly navigationBarColor?: string
  /** Shown to everyone, signed in or not (/login, /policy). */
  readonly open?: boolean
  readonly access?: Access
}

export type MenuGroup = 'customers' | 'selling' | 'projects' | 'daily' | 'tools'

export interface MenuEntry<Key extends string = string> {
  readonly id: string
  readonly to: Route
  readonly title: Key
  /** Left out of the workbench when the route leads to a `construction` page. */
  readonly icon: Lazy<ComponentType>
  readonly group: MenuGroup
  readonly order?: number
  readonly badge?: Lazy<(core: Core, signal: AbortSignal) => Promise<number>>
  readonly access?: Access
}

export interface TodayItem {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly at?: Date
  readonly due: 'late' | 'today' | 'soon'
  readonly to: Href
}

export interface SearchHit {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly to: Href
}

/** One functional area. Metadata and `() => import(...)` only: the object is in the boot chunk (at most 2 kB gzipped). */
export interface Plugin {
  /** kebab-case; equals the folder, the i18n namespace and the tag in logs. */
  readonly id: string
  /** The team, printed in every error. */
  readonly owner: string
  readonly access?: Access
  /** The rights of this area and the roles that have them; its `dev.ts` hands the same object to the simulator. */
  readonly rights?: Rights
  readonly routes?: readonly RouteEntry[]
  readonly menu?: readonly MenuEntry[]
  readonly messages?: readonly MessageEntry[]
  /** Data for the workbench, never components. */
  readonly today?: Lazy<(core: Core, signal: AbortSignal) => Promise<TodayItem[]>>
  /** Global search; each area's part fails on its own. */
  readonly search?: Lazy<(core: Core, text: string, signal: AbortSignal) => Promise<SearchHit[]>>
  readonly stores?: Lazy<readonly StoreToken[]>
  /** Submits that may go through the outbox: how to look one up after an unclear end, where it is edited. */
  readonly repeatable?: Lazy<readonly RepeatableCall[]>
  readonly locales: Readonly<Record<'en' | 'zh-CN', Lazy<Texts>>>
  /**
   * The texts of menu entries, due items and search hits in files of their own (`menu.<lang>.json`), so that the workbench
   * loads no page's texts. They are part of `locales` too. Left out: the workbench loads all of `locales`.
   */
  readonly menuTexts?: Readonly<Record<'en' | 'zh-CN', Lazy<Texts>>>
}

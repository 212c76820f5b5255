import type { ComponentType } from 'react'
import type { Point } from '#base/geo'
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

/** Somebody who is met or called about a due item. */
export interface TodayContact {
  readonly name: string
  /** Of the contact, for the log of a call. */
  readonly id?: string
  /** Where the user may see it; then the item can be called about. */
  readonly phone?: string
}

/**
 * What the button of a due item does. `call` needs a contact with a number, `go` (the host's navigation) a place; the
 * others open a page: that of `to`, else that of the item.
 */
export interface TodayMain {
  readonly does: 'call' | 'go' | 'checkIn' | 'write' | 'decide'
  /** The page for it; of a call the form that logs it, which takes `contact`, `phone`, `at` and `seconds`. */
  readonly to?: Href
}

/** Moves that a due item offers without opening a page (`TodayMoves`). */
export type TodayMoveName = 'done' | 'tomorrow' | 'note'

export interface TodayItem {
  /** Unique in the area. */
  readonly id: string
  /** Whom or what it is about: the name of a customer or lead. */
  readonly title: string
  /** What is to be done: the purpose of a visit, the text of a step. */
  readonly detail?: string
  /** When it is due; without it some time on the day, which it then does not show. */
  readonly at?: Date
  /** When it ends, such as a visit: until then it is not past. */
  readonly until?: Date
  readonly due: 'late' | 'today' | 'soon'
  /** Name of its record's entries in the outbox (`lead:L-1`): the item shows those that are about it (`waiting`). */
  readonly record?: string
  readonly contact?: TodayContact
  /** GCJ-02. It gives the distance, the way there and a stop on the route of the day. */
  readonly place?: Point
  readonly main?: TodayMain
  /** The user has checked in there: records nearby are offered. */
  readonly isThere?: boolean
  /** The moves that the user may make; the module of the area exports them as `moves`. */
  readonly can?: readonly TodayMoveName[]
  /** The note that settles it proposes a next step. */
  readonly asksNext?: boolean
  /** Least length of the note. Characters; default 1 */
  readonly noteLeast?: number
  /** Greatest length of the note. Characters */
  readonly noteMost?: number
  /** Version of its record, which its moves send. */
  readonly version?: number
  /** What else its moves need, as plain data, because it is stored with the item; they parse it. */
  readonly data?: unknown
  /** The list that shows it with the others of its kind and urgency: `clueList` of late leads. */
  readonly list?: Href
  /** What can be done about it: 'Apply for a role', on the page that it opens. Its title then takes several lines. */
  readonly action?: string
  /** Does `action` without opening the page, and toasts the result. An item stored for offline reading has none. */
  readonly run?: (core: Core) => Promise<unknown>
  readonly to: Href
}

/** One sentence, typed or spoken, that settles a due item. */
export interface TodayNote {
  readonly text: string
  /** The call that it is about; undefined if nobody was called. `seconds`: its length, if known. */
  readonly call?: { readonly at: Date; readonly seconds?: number }
  /** When the next step is due, if the item asks for one (`asksNext`). */
  readonly next?: Date
}

/** How a note is sent, so that it is written once although a response was lost. */
export interface TodayNoteSubmit {
  /** Idempotency key: the same as long as the note is the same. */
  readonly key: string
  /** The note was sent before under this key, with an unknown result. */
  readonly mayHaveArrived: boolean
  /** Another note about the item was sent before, with an unknown result. */
  readonly earlier?: TodayNote & { readonly key: string }
}

/** Result of a move. `queued`: it waits in the outbox. `undo` takes it back, for 60 s on the server. */
export interface TodayMoved {
  readonly kind: 'sent' | 'queued'
  readonly undo?: () => Promise<unknown>
}

/** Changes an item, through the outbox, or rejects with the cause of the failure, which the page shows. */
type TodayMove<Input extends readonly unknown[] = []> = (
  core: Core,
  item: TodayItem,
  ...input: Input
) => Promise<TodayMoved>

/** What an area does about its items in the list of the day; loaded with the first tap. */
export interface TodayMoves {
  readonly done?: TodayMove
  /** Moves it to the next working day, at the same time. */
  readonly tomorrow?: TodayMove
  readonly note?: TodayMove<[note: TodayNote, submit: TodayNoteSubmit]>
  /** Reminds the owner of a record below a figure. */
  readonly remind?: (core: Core, row: TodayFigureRow) => Promise<TodayMoved>
}

/** A record behind a figure, with the owner whom one tap reminds. */
export interface TodayFigureRow extends NamedRecord {
  readonly owner?: { readonly id: string; readonly name: string }
  /** When it happened or was due. */
  readonly at?: Date
  /** The owner can be reminded; `moves` then has `remind`. */
  readonly canRemind?: boolean
}

/** A number for those who lead others: late steps, leads without an owner, visits that take place now. */
export interface TodayFigure {
  readonly id: string
  /** What is counted, without the number. */
  readonly label: string
  readonly count: number
  /** Shown as late or as a warning, unless it is 0. */
  readonly tone?: 'late' | 'warn'
  /** 'last check-in 13:52' */
  readonly note?: string
  /** The list of exactly the records that are counted. */
  readonly to: Href
  /** The first of them, at most five. */
  readonly rows?: readonly TodayFigureRow[]
}

/**
 * A way into the area from the start page. `create`: in the menu of ＋, by `order`; `map`, `inbox`: the button of the
 * map, the bell.
 */
export interface TodayShortcut {
  readonly id: string
  readonly kind: 'create' | 'map' | 'inbox'
  readonly title: string
  readonly order?: number
  readonly to: Href
}

/** A record near a place, offered after a check-in. */
export interface TodayNearby extends NamedRecord {
  readonly place: Point
}

/**
 * What an area contributes to the start page of the day. Only `default` is required; everything but `default`,
 * `shortcuts`, `onDevice`, `waiting` and `hasArrived` is called when the page needs it. Texts are menu texts.
 */
export interface TodayModule {
  /** Due items of the user. */
  readonly default: (core: Core, signal: AbortSignal) => Promise<TodayItem[]>
  readonly moves?: Lazy<TodayMoves>
  /**
   * The due items as this device knows better than the last response, or its stored copy: with calls that are not
   * logged, without reports that wait. Called again whenever something changes that it reads; before the response
   * without items.
   */
  readonly onDevice?: (core: Core, items: readonly TodayItem[]) => readonly TodayItem[]
  /**
   * What a request that waits under the name of an item's record is to the item: the arrival at its place, something
   * else about it, or undefined if it is about something else of the record. Default: all are about it.
   */
  readonly waiting?: (item: Pick<TodayItem, 'id' | 'at' | 'data'>, request: unknown) => 'arrival' | 'other' | undefined
  /**
   * The user was at the place of the item with this id today and has checked in from this device; for items that a
   * check-in may take out of the list before the response says so (`isThere`).
   */
  readonly hasArrived?: (core: Core, id: string) => boolean
  /** Figures of the organisation, for users who lead others; nothing for all others. */
  readonly figures?: (core: Core, signal: AbortSignal) => Promise<readonly TodayFigure[]>
  /** The ones that the user may open; a page that is not built or not allowed is omitted. */
  readonly shortcuts?: (core: Core) => readonly TodayShortcut[]
  /** Records within `radius` m of a place that nobody works on. */
  readonly nearby?: (core: Core, at: Point, radius: number, signal: AbortSignal) => Promise<readonly TodayNearby[]>
}

/** A record by name, with the page that shows it. */
interface NamedRecord {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly to: Href
}

export interface SearchHit extends NamedRecord {
  /**
   * What kind of record it is, in the plural as a heading: hits of one kind stand together, whichever area found them.
   */
  readonly kind: string
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
  /** The area's part of the start page: due items, their moves, figures, shortcuts. */
  readonly today?: () => Promise<TodayModule>
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

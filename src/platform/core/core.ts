import type { Href, Route } from '#base/routes'
import type { Feedback } from '#platform/feedback'
import type { HostBridge } from '#platform/host'
import type { Http } from '#platform/http'
import type { CoreOutbox, Drafts, OfflineLists, OfflineRecords, UploadFile } from '#platform/outbox'
import type { Session } from '#platform/session'
import type { Access, Right } from './access'
import type { Registry } from './areas'

/** `right`: the missing right, if the reason is a right. */
export type Decision =
  /** `pending`: the roles are loading, so nothing is refused yet; a page waits for them. */
  | { readonly ok: true; readonly pending?: true }
  | { readonly ok: false; readonly reason: string; readonly right?: Right }

/** Navigation for code outside of pages: message handlers, toasts. Screens use `usePageNavigation`. */
export interface CoreNavigation {
  /** Opens an address on top of the visible page. */
  openHref(address: Href): void
  /** Replaces the visible page by an address; goes back instead if the page below shows it already. */
  replaceHref(address: Href): void
  /** Goes back by the rules of section 2. */
  back(): void
  /** Loads a page's code before the page is opened. */
  prefetch(route: Route): void
}

/**
 * Services and stores for areas. One per signed-in user, dropped as a whole on sign-out; the only React context of
 * plugins.
 */
export interface Core {
  readonly session: Session
  readonly host: HostBridge
  readonly feedback: Feedback
  readonly drafts: Drafts
  /** Stored first pages of lists, shown when the app is opened offline. */
  readonly offlineLists: OfflineLists
  /** Copies of the records opened last, shown when a record is opened offline. */
  readonly offlineRecords: OfflineRecords
  /** Queue of submits that are sent when the network allows; `submitOrQueue` uses it. */
  readonly outbox: CoreOutbox
  readonly navigation: CoreNavigation
  readonly http: Http
  /** Uploads a photo or document: the page's own by HTTP, those of a native host by its bridge (section 7). */
  readonly uploadFile: UploadFile
  /** Starts the upload of recordings; called by the recorder. */
  readonly uploadRecordings: () => void
  /** Registered routes, menu entries and messages of all plugins. */
  readonly registry: Registry
  store<S extends object>(token: StoreToken<S>): S
  decide(access?: Access): Decision
  /**
   * Marks what the stores hold as stale (their `invalidateAll()`), before a page is opened from outside of the app:
   * what it shows may have changed since it was loaded.
   */
  invalidateAll(): void
  /**
   * Marks what the stores hold about a record as stale (their `invalidateRecord(id)`): another area has changed
   * something that is shown with it.
   */
  invalidateRecord(id: string): void
  /** Sends an error report, with the place where it happened (`plugin leads (team-leads), badge`). Never throws. */
  report(error: unknown, where: string): void
  /**
   * Counts an event of an area in the usage log (`complaint.closed`), with figures and codes as details: never names,
   * texts or ids of people. Page views are counted by the app. Never throws.
   */
  track(event: `${string}.${string}`, details?: Readonly<Record<string, string | number | boolean>>): void
}

export interface StoreToken<out S extends object = object> {
  readonly id: string
  readonly create: (core: Core) => S
}

/** Defines a store of an area. It is created on first use; its `dispose()`, if any, is called on sign-out. */
export function defineStore<S extends object>(id: string, create: (core: Core) => S): StoreToken<S> {
  return { id, create }
}

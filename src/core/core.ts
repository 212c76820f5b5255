import type { Feedback } from '#src/feedback'
import type { HostBridge } from '#src/host'
import type { Http } from '#src/http'
import type { Href, Route } from '#src/navigation'
import type { CoreOutbox, Drafts, OfflineLists } from '#src/outbox'
import type { Registry, Right } from '#src/plugin'
import type { Session } from '#src/session'
import type { Access } from './access'

/** `right`: what is missing, where it is for want of one. */
export type Decision = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly right?: Right }

/** Navigation for code that stands on no page: message handlers, toasts. Screens use `usePageNavigation`. */
export interface CoreNavigation {
  /** Opens an address on top of whatever is visible. */
  openHref(address: Href): void
  /** Opens it in place of whatever is visible. */
  replaceHref(address: Href): void
  /** Goes back by the rules of section 2. */
  back(): void
  /** Loads a page's code before it is asked for. */
  prefetch(route: Route): void
}

/** What an area works with: one per signed-in user, dropped whole on sign-out; the only React context of plugins. */
export interface Core {
  readonly session: Session
  readonly host: HostBridge
  readonly feedback: Feedback
  readonly drafts: Drafts
  /** First pages of lists, for an open without network. */
  readonly offlineLists: OfflineLists
  /** Submits that go out when the network lets them; `submitOrQueue` sends through it. */
  readonly outbox: CoreOutbox
  readonly navigation: CoreNavigation
  readonly http: Http
  /** What the plugins contribute; for the workbench and the harness's inspector. */
  readonly registry: Registry
  store<S extends object>(token: StoreToken<S>): S
  decide(access?: Access): Decision
}

export interface StoreToken<out S extends object = object> {
  readonly id: string
  readonly create: (core: Core) => S
}

/** Names a store of an area; made on first use, `dispose()`d on sign-out. */
export function defineStore<S extends object>(id: string, create: (core: Core) => S): StoreToken<S> {
  return { id, create }
}

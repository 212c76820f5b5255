import type { Feedback } from '#src/feedback'
import type { HostBridge } from '#src/host'
import type { Http } from '#src/http'
import type { CoreOutbox, Drafts, OfflineLists } from '#src/outbox'
import type { Registry } from '#src/plugin'
import type { Session } from '#src/session'
import type { Access } from './access'

export type Decision = { readonly ok: true } | { readonly ok: false; readonly reason: string }

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
  readonly http: Http
  /** What the plugins contribute; for the workbench and the harness's inspector. */
  readonly registry: Registry
  store<S extends object>(token: StoreToken<S>): S
  decide(access?: Access): Decision
  /** Sends an error report, with the place where it happened (`plugin leads (team-leads), badge`). Never throws. */
  report(error: unknown, where: string): void
}

export interface StoreToken<out S extends object = object> {
  readonly id: string
  readonly create: (core: Core) => S
}

/** Names a store of an area; made on first use, `dispose()`d on sign-out. */
export function defineStore<S extends object>(id: string, create: (core: Core) => S): StoreToken<S> {
  return { id, create }
}

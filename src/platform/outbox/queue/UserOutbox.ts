import { makeAutoObservable, observable, observableRef, observe, runInAction } from 'mobx'
import * as v from 'valibot'
import { lazyOnce } from '#base/loading'
import { defineRoute, type Href } from '#base/routes'
import type { AnyCall } from '#platform/http'
import type { Enqueued, Outbox, OutboxEntry, OutgoingFile } from './Outbox'
import type { OutboxItem } from './outboxItem'

// What every screen needs of the outbox; the queue itself is loaded on first use.

/** Address of the outbox page (ours); the bar of every page opens it. */
export const outboxRoute = defineRoute('/x/core/outbox')

/** Refused or in conflict: the user has to decide. */
export const needsPerson = ({ state }: Pick<OutboxItem, 'state'>): boolean =>
  state.kind === 'failed' || state.kind === 'conflict'

/** A form that can edit a request: its address and the draft to store for it. */
export interface FormAddress {
  readonly to: Href
  /** Form and record of the draft, and its values (`useDraftForm`). */
  readonly form: string
  readonly record: string
  readonly values: unknown
}

/** One row of the comparison of two versions; `label` is a text key of the plugin. */
export interface ComparedField {
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /**
   * Name of the dictionary that both values are codes of, `organisations`, or `people` (login names); several codes
   * are one text (`joinList`). Shown by their names.
   */
  readonly dictionary?: string
  /** The row that the field is of: the code of its kind, and what tells it from others of that kind (number, year). */
  readonly row?: { readonly dictionary: string; readonly code: string; readonly which: string }
}

/**
 * What an area declares about one of its submits. Stored requests have an empty file of the same type in place of each
 * file; only `edit` and `onTop` get the files themselves.
 */
export interface DeclaredCall {
  readonly call: AnyCall
  /** Name of the entry ('Follow-up'): a text key of the plugin. */
  readonly title: string
  /**
   * Looks up the submit on the server, because a back end may ignore the idempotency key (wire.md 'Clients').
   * undefined: cannot be determined; a number: it is there, and this is the version that the record has now
   * (`revision`). A rejection means that a retry may succeed.
   */
  alreadyThere?(request: unknown): Promise<boolean | number | undefined>
  /**
   * The form that edits an unsent request; `uploads`: the files that it refers to (`attachmentsOf`). If omitted or
   * undefined, the entry can only be retried or discarded.
   */
  edit?(request: unknown, uploads?: readonly OutgoingFile[]): FormAddress | undefined
  /** After 4009: compares the request with the current record (raw) by field; default: the fields on the wire. */
  compare?(request: unknown, theirs: unknown): readonly ComparedField[] | undefined
  /** After 4009: the request over the current version; undefined if it has no version, so that it is sent unchanged. */
  onTop?(request: unknown, theirs: unknown): unknown
  /**
   * The version of the record after this request, from its response; undefined if the request made none. Declared by
   * the calls that share the version of one record, whose requests name the one that was read as `version`: what waits
   * behind a request, or is submitted after it, and was written at the version before is sent at the one that it made,
   * so that a user does not conflict with themselves. What was written at another version keeps it: somebody else has
   * changed the record.
   */
  revision?(request: unknown, response: unknown): number | undefined
  /** What the version is of, where a record has several, such as a project's phases; default: the record itself. */
  revisionOf?(request: unknown): string | undefined
  /**
   * What the request will change of its record, entered `at`: these fields are shown over it, in lists and on its page,
   * until the request is sent or discarded.
   */
  overlay?(record: object, request: unknown, at: Date): object | undefined
  /**
   * Called after the request was sent in the background, or was found as sent, to refresh what is on screen. `overlay`
   * stays until a returned promise settles, and the look-up waits for it.
   */
  afterSent?(request: unknown): unknown
}

/** Whether a request was written when the record had this version. */
export const isWrittenAt = <Q>(request: Q, version: number): request is Q & { version: number } =>
  v.is(v.object({ version: v.literal(version) }), request)

/** A request written at the version before this one, over this one; any other one as it is. */
export const rebase = <Q>(request: Q, version: number): Q =>
  isWrittenAt(request, version - 1) ? { ...request, version } : request

/** A request with what is declared about its call. */
export type Versioned = readonly [Pick<DeclaredCall, 'revision' | 'revisionOf'> | undefined, request: unknown]

/** Whether two requests of one record name the version of the same thing. */
export const shareVersion = ([one, first]: Versioned, [other, second]: Versioned): boolean =>
  one?.revision !== undefined && other?.revision !== undefined && one.revisionOf?.(first) === other.revisionOf?.(second)

/** A declared call with the plugin that contributes it. */
export interface RegisteredCall extends DeclaredCall {
  readonly plugin: string
}

/** Loaders of the areas' declared calls, by plugin id. */
export type Areas = ReadonlyMap<string, () => Promise<readonly DeclaredCall[]>>

/** A submit without a known result, to be looked up on the server. */
export interface Attempted {
  readonly callId: string
  /** Id of the plugin that declares the call, if it is loaded. */
  readonly plugin?: string | undefined
  /** As enqueued, without its files. */
  readonly request: unknown
  readonly idempotencyKey: string
}

/**
 * Looks up a submit on the server, because a back end may ignore the idempotency key (wire.md 'Clients').
 * undefined: cannot be determined, only the key protects against duplicates.
 */
export type AlreadyThere = (attempted: Attempted) => Promise<boolean | number | undefined>

/**
 * Where a submit is. `sent`: on the server; `queued`: in the outbox; `absent`: in neither; `unknown`: cannot be
 * determined now (no network, no response, or an area without a look-up).
 */
export type Whereabouts = 'sent' | 'queued' | 'absent' | 'unknown'

/**
 * Finds a declared call, first in the plugin given; undefined where no area has it. Rejects while an area's code does
 * not load.
 */
export type FindCall = (callId: string, plugin?: string) => Promise<RegisteredCall | undefined>

/**
 * The outbox of one user, as areas use it: its state is readable at any time, the queue itself is loaded on first use.
 */
export class UserOutbox {
  private outbox: Outbox | undefined = undefined
  /** Declared calls by id, of the areas whose code is loaded. */
  private readonly calls = observable.map<string, RegisteredCall>([], { deep: false })
  /** Items that are sent, while what is on screen of their records is being refreshed. */
  private readonly settling = observable.map<string, OutboxItem>([], { deep: false })
  /** When that ends, by id; never rejects. */
  readonly #refreshing = new Map<string, Promise<void>>()
  #opening: Promise<Outbox> | undefined
  /** One loader for each area with repeatable calls, by plugin id. */
  readonly #areas: ReadonlyMap<string, () => Promise<void>>
  #isOver = false
  #stop = () => {}

  readonly #open: (find: FindCall) => Promise<Outbox>
  /** Sent before the page began: what is shown here was read after it, maybe from a back end that was set back. */
  #sentBefore: ReadonlySet<string> = new Set()

  /** `open` loads the queue, with its stored items. */
  constructor(areas: Areas, open: (find: FindCall) => Promise<Outbox>) {
    this.#open = open
    this.#areas = new Map([...areas].map(([plugin, load]) => [plugin, lazyOnce(() => this.take(plugin, load))]))
    makeAutoObservable<this, 'outbox' | 'calls' | 'settling'>(
      this,
      { outbox: observableRef, calls: false, settling: false },
      { autoBind: true },
    )
  }

  /** False until the stored items are loaded. */
  get isOpen(): boolean {
    return this.outbox !== undefined
  }

  /** Number of unsent entries. */
  get unsentCount(): number {
    return this.outbox?.unsentCount ?? 0
  }

  /** Number of entries that need the user: refused or in conflict. */
  get attention(): number {
    return this.outbox?.attention.length ?? 0
  }

  /** Creation time of the oldest unsent entry, ms since the epoch. */
  get oldestAt(): number | undefined {
    return this.outbox?.oldestAt
  }

  /** `navigator.onLine`. */
  get isOnline(): boolean {
    return this.outbox?.isOnline ?? true
  }

  /** Unsent items of one record (`lead:L-1`), in order. */
  unsentOf(record: string): readonly OutboxItem[] {
    return this.outbox?.unsent.filter((item) => item.record === record) ?? []
  }

  /** A request of a record over the versions that the user's own entries have made since it was read (`revision`). */
  rebased<Q>({ call, record, request }: Pick<OutboxEntry<Q>, 'call' | 'record' | 'request'>): Q {
    let now = request
    for (const item of this.outbox?.queue ?? []) {
      if (item.record !== record || item.state.kind !== 'sent' || this.#sentBefore.has(item.id)) continue
      const { made } = item.state
      if (made === undefined) continue
      if (shareVersion([this.callOf(item), item.request], [this.calls.get(call.id), now])) now = rebase(now, made)
    }
    return now
  }

  /** The value of a record with what its unsent items will change of it (`overlay`); the same object if nothing. */
  withOverlay<D extends object>(record: string, value: D): D {
    const settling = [...this.settling.values()].filter((item) => item.record === record)
    let shown = value
    for (const item of [...settling, ...this.unsentOf(record)]) {
      const changes = this.callOf(item)?.overlay?.(shown, item.request, new Date(item.createdAt))
      if (changes) shown = { ...shown, ...changes }
    }
    return shown
  }

  /** What the area declares about an item's call; undefined while unknown or where this build has no such call. */
  callOf(item: OutboxItem): RegisteredCall | undefined {
    return this.calls.get(item.callId)
  }

  /** Loads the stored items and starts sending. Rejects when code or storage fails; the next call retries. */
  load(): Promise<Outbox> {
    this.#opening ??= this.begin().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  /**
   * Loads the area's declared calls (plugin id), which its entries need. Forms call it, so that an entry written
   * without network is complete.
   */
  async prepare(plugin: string): Promise<void> {
    await this.#areas.get(plugin)?.()
  }

  /** Resolves once the entry is stored. */
  async enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued> {
    const outbox = await this.load()
    const plugin = entry.plugin ?? this.calls.get(entry.call.id)?.plugin
    return outbox.enqueue({ ...entry, request: this.rebased(entry), plugin })
  }

  /** Finds a submit without a known result: in the outbox, then by the area's look-up. Rejects as `load` does. */
  async lookUp({ callId, plugin, request, idempotencyKey: key }: Attempted): Promise<Whereabouts> {
    const { items } = await this.load()
    const item = [...items.values()].find(
      ({ idempotencyKey, unclear }) => idempotencyKey === key || unclear?.idempotencyKey === key,
    )
    if (item) {
      // A form that leaves now would do so with old values.
      await this.#refreshing.get(item.id)
      return item.state.kind === 'sent' ? 'sent' : 'queued'
    }
    if (!navigator.onLine) return 'unknown'
    try {
      const known = await this.find(callId, plugin)
      const isThere = await known?.alreadyThere?.(request)
      if (isThere) await this.refresh(known, request)
      return isThere === undefined ? 'unknown' : isThere ? 'sent' : 'absent'
    } catch {
      // The list cannot be read now. The caller shows `unknown` and retries.
      return 'unknown'
    }
  }

  /** Resumes sending after the token was renewed. */
  signedIn(): void {
    this.outbox?.signedIn()
  }

  dispose(): void {
    this.#isOver = true
    this.#stop()
    this.outbox?.dispose()
  }

  private async begin(): Promise<Outbox> {
    const outbox = await this.#open(this.find)
    if (this.#isOver) {
      outbox.dispose()
      throw new Error('the outbox was opened for a user who has left')
    }
    this.#sentBefore = new Set(
      [...outbox.items.values()].filter(({ state }) => state.kind === 'sent').map(({ id }) => id),
    )
    this.#stop = observe(outbox.items, (change) => {
      if (change.type === 'add') this.loadAreasOf([change.newValue])
      if (change.type !== 'update' || change.newValue.state.kind !== 'sent') return
      if (change.oldValue.state.kind !== 'sent') void this.settle(change.newValue)
    })
    runInAction(() => {
      this.outbox = outbox
    })
    this.loadAreasOf([...outbox.items.values()])
    return outbox
  }

  /** Refreshes what is on screen of a record; until then it shows what was sent. */
  private async settle(item: OutboxItem): Promise<void> {
    runInAction(() => this.settling.set(item.id, item))
    const refreshed = this.refresh(this.callOf(item), item.request)
    this.#refreshing.set(item.id, refreshed)
    await refreshed
    this.#refreshing.delete(item.id)
    runInAction(() => this.settling.delete(item.id))
  }

  /** Never rejects: the request is on the server, whatever cannot be read again. */
  private async refresh(known: RegisteredCall | undefined, request: unknown): Promise<void> {
    try {
      await known?.afterSent?.(request)
    } catch (error) {
      console.warn('outbox: what shows a sent request was not refreshed', error)
    }
  }

  /** Loads areas unless the calls of these entries are loaded: a form without network has loaded its own area. */
  private loadAreasOf(items: readonly OutboxItem[]): void {
    Promise.all(items.map(({ callId, plugin }) => this.find(callId, plugin))).catch((error: unknown) => {
      // Entries of that area stay queued; sending one of them retries the load. Without network that is expected.
      if (navigator.onLine) console.warn('outbox: the code of an area does not load', error)
    })
  }

  private async find(callId: string, plugin?: string): Promise<RegisteredCall | undefined> {
    if (!this.calls.has(callId) && plugin !== undefined) await this.prepare(plugin)
    // An older build did not store the area, or another area has the call now.
    if (!this.calls.has(callId)) {
      const loading = this.loadAreas()
      // The failure of another area does not matter once this call is loaded.
      await loading.catch((error: unknown) => {
        if (!this.calls.has(callId)) throw error
      })
    }
    return this.calls.get(callId)
  }

  /** Loads the declared calls of all areas and retries failed ones. Rejects when an area does not load. */
  private async loadAreas(): Promise<void> {
    const ends = await Promise.allSettled([...this.#areas.values()].map((load) => load()))
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }

  private async take(plugin: string, load: () => Promise<readonly DeclaredCall[]>): Promise<void> {
    const declared = await load()
    runInAction(() => {
      for (const entry of declared) this.calls.set(entry.call.id, { ...entry, plugin })
    })
  }
}

/** The public part of `UserOutbox`. */
export type CoreOutbox = Pick<UserOutbox, keyof UserOutbox>

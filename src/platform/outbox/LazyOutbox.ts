import { makeAutoObservable, observable, observableRef, observe, runInAction } from 'mobx'
import { lazyOnce } from '#base/loading'
import type { Notify } from '#base/storage'
import type { Core } from '#platform/core'
import type { Attempted } from './delivery'
import { deviceCode } from './deviceCode'
import type { Enqueued, Outbox, OutboxEntry } from './Outbox'
import type { OutboxItem } from './outboxItem'
import type { RepeatableCall } from './repeatable'

/** A call that may go through the outbox, and the plugin that contributes it. */
export interface KnownCall extends RepeatableCall {
  readonly plugin: string
}

/** The outbox as areas use it: its state is readable at any time, its code is loaded on first use. */
export interface CoreOutbox {
  /** False until the stored items are loaded. */
  readonly isOpen: boolean
  /** Number of unsent entries. */
  readonly unsentCount: number
  /** Number of entries that need the user: refused or in conflict. */
  readonly attention: number
  /** Creation time of the oldest unsent entry, ms since the epoch. */
  readonly oldestAt: number | undefined
  /** `navigator.onLine`. */
  readonly isOnline: boolean
  /** Unsent items of one record (`lead:L-1`), in order. */
  unsentOf(record: string): readonly OutboxItem[]
  /** The value of a record with what its unsent items will change of it (`overlay`); the same object if nothing. */
  laidOver<D extends object>(record: string, value: D): D
  /** What the area declares about an item's call; undefined while unknown or where this build has no such call. */
  callOf(item: OutboxItem): KnownCall | undefined
  /**
   * Loads the area's declared calls (plugin id), which its entries need. Forms call it, so that an entry written without
   * network is complete.
   */
  prepare(plugin: string): Promise<void>
  /** Loads the stored items and starts sending. Rejects when code or storage fails; the next call tries again. */
  load(): Promise<Outbox>
  /** Resolves once the entry is stored. */
  enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued>
  /** Finds a submit without a known result: in the outbox, then by the area's look-up. Rejects as `load` does. */
  lookUp(attempt: Attempted): Promise<Whereabouts>
  /** Resumes sending after the token was renewed. */
  signedIn(): void
  dispose(): void
}

/**
 * Where a submit is. `sent`: on the server; `queued`: in the outbox; `absent`: in neither; `unknown`: cannot be
 * determined now (no network, no answer, or an area without a look-up).
 */
export type Whereabouts = 'sent' | 'queued' | 'absent' | 'unknown'

/**
 * Finds a declared call, first in the plugin given; undefined where no area has it. Rejects while an area's code does
 * not load.
 */
export type FindCall = (callId: string, plugin?: string) => Promise<KnownCall | undefined>

type Open = (core: Core, find: FindCall) => Promise<Outbox>

/** Creates the outbox of a user; its code and data are loaded on first use. */
export function createLazyOutbox(notice: Notify): (user: string, core: () => Core) => CoreOutbox {
  return (user, core) =>
    new LazyOutbox(core, async (opener, find) => {
      const { openOutbox } = await deviceCode()
      return openOutbox({ user, notice, http: opener.http, core: opener, find })
    })
}

export class LazyOutbox implements CoreOutbox {
  private outbox: Outbox | undefined = undefined
  /** Declared calls by id, of the areas whose code is loaded. */
  private readonly calls = observable.map<string, KnownCall>([], { deep: false })
  /** Items that are sent, while what is on screen of their records is being refreshed. */
  private readonly settling = observable.map<string, OutboxItem>([], { deep: false })
  #opening: Promise<Outbox> | undefined
  /** One loader for each area with repeatable calls, by plugin id. */
  #areas: ReadonlyMap<string, () => Promise<void>> | undefined
  #isOver = false
  #stop = () => {}

  readonly #core: () => Core
  readonly #open: Open

  constructor(core: () => Core, open: Open) {
    this.#open = open
    this.#core = core
    makeAutoObservable<this, 'outbox' | 'calls' | 'settling'>(
      this,
      { outbox: observableRef, calls: false, settling: false },
      { autoBind: true },
    )
  }

  get isOpen(): boolean {
    return this.outbox !== undefined
  }

  get unsentCount(): number {
    return this.outbox?.unsentCount ?? 0
  }

  get attention(): number {
    return this.outbox?.attention.length ?? 0
  }

  get oldestAt(): number | undefined {
    return this.outbox?.oldestAt
  }

  get isOnline(): boolean {
    return this.outbox?.isOnline ?? true
  }

  unsentOf(record: string): readonly OutboxItem[] {
    return this.outbox?.unsent.filter((item) => item.record === record) ?? []
  }

  laidOver<D extends object>(record: string, value: D): D {
    const settling = [...this.settling.values()].filter((item) => item.record === record)
    let shown = value
    for (const item of [...settling, ...this.unsentOf(record)]) {
      const changes = this.callOf(item)?.overlay?.(shown, item.request, new Date(item.createdAt))
      if (changes) shown = { ...shown, ...changes }
    }
    return shown
  }

  callOf(item: OutboxItem): KnownCall | undefined {
    return this.calls.get(item.callId)
  }

  load(): Promise<Outbox> {
    this.#opening ??= this.begin().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async prepare(plugin: string): Promise<void> {
    await this.areas().get(plugin)?.()
  }

  async enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued> {
    const outbox = await this.load()
    return outbox.enqueue({ ...entry, plugin: entry.plugin ?? this.calls.get(entry.call.id)?.plugin })
  }

  async lookUp({ callId, plugin, request, idempotencyKey: key }: Attempted): Promise<Whereabouts> {
    const { items } = await this.load()
    const item = [...items.values()].find(
      ({ idempotencyKey, unclear }) => idempotencyKey === key || unclear?.idempotencyKey === key,
    )
    if (item) return item.state.kind === 'sent' ? 'sent' : 'queued'
    if (!navigator.onLine) return 'unknown'
    try {
      const known = await this.find(callId, plugin)
      const isThere = await known?.alreadyThere?.(this.#core(), request)
      if (isThere) known?.afterSent?.(this.#core(), request)
      return isThere === undefined ? 'unknown' : isThere ? 'sent' : 'absent'
    } catch {
      // The list cannot be read now. The caller shows `unknown` and tries again.
      return 'unknown'
    }
  }

  signedIn(): void {
    this.outbox?.signedIn()
  }

  dispose(): void {
    this.#isOver = true
    this.#stop()
    this.outbox?.dispose()
  }

  private async begin(): Promise<Outbox> {
    const core = this.#core()
    const outbox = await this.#open(core, this.find)
    if (this.#isOver) {
      outbox.dispose()
      throw new Error('the outbox was opened for a user who has left')
    }
    this.#stop = observe(outbox.items, (change) => {
      if (change.type === 'add') this.loadAreasOf([change.newValue])
      if (change.type !== 'update' || change.newValue.state.kind !== 'sent') return
      if (change.oldValue.state.kind !== 'sent') void this.settle(core, change.newValue)
    })
    runInAction(() => {
      this.outbox = outbox
    })
    this.loadAreasOf([...outbox.items.values()])
    return outbox
  }

  /** Refreshes what is on screen of a record; until then it shows what was sent. */
  private async settle(core: Core, item: OutboxItem): Promise<void> {
    runInAction(() => this.settling.set(item.id, item))
    try {
      await this.callOf(item)?.afterSent?.(core, item.request)
    } finally {
      runInAction(() => this.settling.delete(item.id))
    }
  }

  /** In the background, unless the calls of these entries are known: a form without network has loaded its own area. */
  private loadAreasOf(items: readonly OutboxItem[]): void {
    Promise.all(items.map(({ callId, plugin }) => this.find(callId, plugin))).catch((error: unknown) => {
      // Entries of that area stay queued; sending one of them loads the code again. Without network that is expected.
      if (navigator.onLine) console.warn('outbox: the code of an area does not load', error)
    })
  }

  private async find(callId: string, plugin?: string): Promise<KnownCall | undefined> {
    if (!this.calls.has(callId) && plugin !== undefined) await this.prepare(plugin)
    // An older build did not store the area, or another area has the call now.
    if (!this.calls.has(callId)) {
      const loading = this.loadAreas()
      // Ignore the failure of another area if this call is known by now.
      await loading.catch((error: unknown) => {
        if (!this.calls.has(callId)) throw error
      })
    }
    return this.calls.get(callId)
  }

  /** Loads the declared calls of all areas, failed ones again. Rejects when an area does not load. */
  private async loadAreas(): Promise<void> {
    const ends = await Promise.allSettled([...this.areas().values()].map((load) => load()))
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }

  private areas(): ReadonlyMap<string, () => Promise<void>> {
    this.#areas ??= new Map(
      this.#core().registry.plugins.flatMap(({ id, repeatable }) => {
        if (!repeatable) return []
        const load = lazyOnce(async () => {
          const { default: calls } = await repeatable()
          runInAction(() => {
            for (const entry of calls) this.calls.set(entry.call.id, { ...entry, plugin: id })
          })
        })
        return [[id, load] as const]
      }),
    )
    return this.#areas
  }
}

import { makeAutoObservable, observable, observableRef, observe, runInAction } from 'mobx'
import type { Core } from '#src/core'
import type { Notify } from '#src/device'
import { lazyOnce } from '#src/loading'
import type { Attempted } from './delivery'
import { deviceCode } from './deviceCode'
import type { Enqueued, Outbox, OutboxEntry } from './Outbox'
import type { OutboxItem } from './outboxItem'
import type { RepeatableCall } from './repeatable'

/** A call that may go through the outbox, and whose it is. */
export interface KnownCall extends RepeatableCall {
  readonly plugin: string
}

/** The outbox as areas use it: what it holds can be read at once, its code is loaded when it is first needed. */
export interface CoreOutbox {
  /** False until it was opened: nothing is known yet. */
  readonly isOpen: boolean
  /** How many entries still have to be sent. */
  readonly unsentCount: number
  /** How many of them wait for a person: refused, or in conflict. */
  readonly attention: number
  /** When the oldest of them was entered, ms since the epoch. */
  readonly oldestAt: number | undefined
  /** What the browser believes. */
  readonly isOnline: boolean
  /** What still has to be sent of one record (`lead:L-1`), in order. */
  unsentOf(record: string): readonly OutboxItem[]
  /** What is known about the call of an item; undefined for one that this build cannot send. */
  callOf(item: OutboxItem): KnownCall | undefined
  /** Opens it: it shows what the device held, and begins to send. Rejects when its code or the storage fails; the next call tries again. */
  load(): Promise<Outbox>
  /** Resolves once the entry is kept. */
  enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued>
  /** What became of a submit whose end is not known: asks the outbox, then the back end's list. Rejects as `load` does. */
  lookUp(attempt: Attempted): Promise<Whereabouts>
  /** The session has a good token again. */
  signedIn(): void
  dispose(): void
}

/**
 * Where a submit is: `sent` the back end has it, `queued` the outbox has it, `absent` neither has it, `unknown` nobody can
 * tell now (no network, no answer, or an area that cannot look it up).
 */
export type Whereabouts = 'sent' | 'queued' | 'absent' | 'unknown'

/** Gives what the areas know about a call; undefined where none knows it. Rejects while an area's code does not load. */
export type FindCall = (callId: string) => Promise<KnownCall | undefined>

type Open = (core: Core, find: FindCall) => Promise<Outbox>

/** Outboxes of users, in the app's one database. */
export function createLazyOutbox(notice: Notify): (user: string, core: () => Core) => CoreOutbox {
  return (user, core) =>
    new LazyOutbox(core, async (opener, find) => {
      const { openOutbox } = await deviceCode()
      return openOutbox({ user, notice, http: opener.http, core: opener, find })
    })
}

export class LazyOutbox implements CoreOutbox {
  private outbox: Outbox | undefined = undefined
  /** What the areas know about their calls, as far as their code is loaded. */
  private readonly calls = observable.map<string, KnownCall>([], { deep: false })
  #opening: Promise<Outbox> | undefined
  /** One for each area with repeatable calls. */
  #areas: readonly (() => Promise<void>)[] | undefined
  #isOver = false
  #stop = () => {}

  readonly #core: () => Core
  readonly #open: Open

  constructor(core: () => Core, open: Open) {
    this.#open = open
    this.#core = core
    makeAutoObservable<this, 'outbox' | 'calls'>(this, { outbox: observableRef, calls: false }, { autoBind: true })
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

  async enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued> {
    return (await this.load()).enqueue(entry)
  }

  async lookUp({ callId, request, idempotencyKey: key }: Attempted): Promise<Whereabouts> {
    const { items } = await this.load()
    const item = [...items.values()].find(
      ({ idempotencyKey, unclear }) => idempotencyKey === key || unclear?.idempotencyKey === key,
    )
    if (item) return item.state.kind === 'sent' ? 'sent' : 'queued'
    if (!navigator.onLine) return 'unknown'
    try {
      const known = await this.find(callId)
      const isThere = await known?.alreadyThere?.(this.#core(), request)
      if (isThere) known?.afterSent?.(this.#core(), request)
      return isThere === undefined ? 'unknown' : isThere ? 'sent' : 'absent'
    } catch {
      // A list that cannot be read now tells nothing; whoever asks says so and asks again.
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
      if (change.type !== 'update' || change.newValue.state.kind !== 'sent') return
      if (change.oldValue.state.kind !== 'sent')
        this.callOf(change.newValue)?.afterSent?.(core, change.newValue.request)
    })
    runInAction(() => {
      this.outbox = outbox
    })
    this.loadAreas().catch((error: unknown) => {
      // Entries of that area wait: whoever sends one loads its code again.
      console.warn('outbox: the code of an area does not load', error)
    })
    return outbox
  }

  private async find(callId: string): Promise<KnownCall | undefined> {
    if (!this.calls.has(callId)) {
      const loading = this.loadAreas()
      // Another area's missing code is no reason not to know this call.
      await loading.catch((error: unknown) => {
        if (!this.calls.has(callId)) throw error
      })
    }
    return this.calls.get(callId)
  }

  /** Loads what the areas contribute; an area that failed before is tried again. Rejects when one does not load. */
  private async loadAreas(): Promise<void> {
    this.#areas ??= this.#core().registry.plugins.flatMap(({ id, repeatable }) =>
      repeatable
        ? lazyOnce(async () => {
            const { default: calls } = await repeatable()
            runInAction(() => {
              for (const entry of calls) this.calls.set(entry.call.id, { ...entry, plugin: id })
            })
          })
        : [],
    )
    const ends = await Promise.allSettled(this.#areas.map((load) => load()))
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }
}

import { makeAutoObservable, observable, runInAction, when } from 'mobx'
import { type Database, type Kept, type Leadership, type Notify, newId, type Surroundings } from '#src/device'
import type { Call, Http } from '#src/http'
import { type AlreadyThere, type Attempted, BACKOFF_FIRST } from './delivery'
import { type DetachedFiles, detachFiles, enteredContent } from './detachFiles'
import { OutboxRows } from './OutboxRows'
import { OutboxSender } from './OutboxSender'
import { byOrder, forgettable, isUnsent, type OutboxEvent, type OutboxItem, transition } from './outboxItem'

// A call of any request and answer: the registry is looked up by id, a request is checked when it is enqueued.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyCall = Call<any, any>

export interface OutboxOptions {
  readonly database: Database
  /** Login name; other users' items stay on the device, unseen and unsent. */
  readonly user: string
  readonly http: Http
  /** The call of an id; undefined where this build has none. Rejects while the area's code does not load. */
  readonly findCall: (id: string) => Promise<AnyCall | undefined>
  readonly alreadyThere?: AlreadyThere
  readonly notice: Notify
  readonly leadership: Leadership
  readonly surroundings: Surroundings
}

export interface OutboxEntry<Q> {
  // biome-ignore lint/suspicious/noExplicitAny: what the call gives does not matter here
  readonly call: Call<Q, any>
  /** Plain data; files and photos (Blob) anywhere in it. */
  readonly request: Q
  /** Items of one record go in order: `lead:L-1`. */
  readonly record: string
  /** What a person recognises it by. */
  readonly label: string
  /** Given where the same submit was tried outside of the outbox. */
  readonly idempotencyKey?: string
  /** That try had no clear end. */
  readonly mayHaveArrived?: boolean
  /** What the entry held in a try without a clear end before it was changed: looked up before anything is sent. */
  readonly earlier?: Pick<Attempted, 'request' | 'idempotencyKey'>
  /** A later item of the record uses what this one gives (`resultOf`). */
  readonly keepResult?: boolean
}

export interface Enqueued {
  readonly id: string
  readonly kept: Kept
}

/** Submits that go out as soon as the network lets them: on the device before anything is sent, in order per record. */
export class Outbox {
  readonly items = observable.map<string, OutboxItem>([], { deep: false })
  /** Stored items that this build cannot read; they stay on the device. */
  unreadable = 0
  readonly #sender: OutboxSender
  readonly #rows: OutboxRows
  readonly #stops: readonly (() => void)[]
  /** The last enqueue: they are kept one after another, so that none overtakes an earlier one of its record. */
  #adding: Promise<unknown>
  /** Counts changes that this tab has made; what was read from the device before one is stale. */
  #changes = 0

  #stopRefresh = () => {}
  #isOver = false
  /** Everything was discarded; so is what comes back from being sent. */
  #isAbandoned = false
  /** What the device holds has been read once. */
  #isLoaded = false

  readonly #options: OutboxOptions

  constructor(options: OutboxOptions) {
    this.#options = options
    const { surroundings, database, user, leadership } = options
    this.#rows = new OutboxRows(database, user)
    this.#sender = new OutboxSender(
      {
        items: this.items,
        apply: this.apply.bind(this),
        showUnstored: this.showUnstored.bind(this),
        files: this.#rows.files.bind(this.#rows),
      },
      options,
    )
    makeAutoObservable(this, {}, { autoBind: true })
    const loaded = this.refresh()
    this.#adding = loaded
    this.#stops = [
      surroundings.onChange(this.#sender.surroundingsChanged),
      surroundings.tabs.listen((message) => {
        if (message === 'hurry') this.#sender.hurry(true)
        else void this.refresh().then(() => this.#sender.pump())
      }),
      leadership(`outbox ${user}`, (leads) => {
        // What the tab before has left is read anew.
        void loaded.then(() => this.refresh()).then(() => this.#sender.lead(leads))
      }),
    ]
  }

  /** Everything in order, the short history of sent items too. */
  get queue(): OutboxItem[] {
    return [...this.items.values()].sort(byOrder)
  }

  get unsent(): OutboxItem[] {
    return this.queue.filter(isUnsent)
  }

  get unsentCount(): number {
    return this.unsent.length
  }

  /** Text and files. */
  get unsentBytes(): number {
    return this.unsent.reduce((sum, item) => sum + item.bytes, 0)
  }

  /** When the oldest unsent item was entered, ms since the epoch. */
  get oldestAt(): number | undefined {
    return this.unsentCount === 0 ? undefined : Math.min(...this.unsent.map((item) => item.createdAt))
  }

  /** Items that wait for a person: failed or in conflict. */
  get attention(): OutboxItem[] {
    return this.unsent.filter(({ state }) => state.kind === 'failed' || state.kind === 'conflict')
  }

  get isSending(): boolean {
    return this.#sender.busy.size > 0
  }

  get isOnline(): boolean {
    return this.#sender.isOnline
  }

  /** The token was refused and could not be renewed; nothing is sent until `signedIn()`. */
  get needsSignIn(): boolean {
    return this.#sender.needsSignIn
  }

  /** Resolves once the item is kept; it is sent from then on. Rejects for a call that may not be repeated and for a request that is none. */
  async enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued> {
    const { call, request } = entry
    if (!call.declaration.repeatable) throw new Error(`${call.id} may not go through the outbox`)
    call.request(request)
    // Taken now: the form may change its values while earlier items are being kept.
    const parts = detachFiles(request)
    const added = this.#adding.then(() => this.add(entry, parts))
    this.#adding = added.catch(() => undefined)
    return added
  }

  /** What was entered, for the form that edits it; files that the device lost are left out (`isWhole` false). */
  async contentsOf(id: string): Promise<ReturnType<typeof enteredContent>> {
    return enteredContent(this.items.get(id)?.request, await this.#rows.files(id))
  }

  /** Sends what waits or has failed, now; without `id` all that waits. */
  async retryNow(id?: string): Promise<void> {
    if (id !== undefined) await this.apply(id, { type: 'retry', at: this.#options.surroundings.now() })
    this.#options.surroundings.tabs.tell('hurry')
    this.#sender.hurry(true)
  }

  /** Tries to send everything; true when nothing unsent is left. For sign-out. */
  async flush(): Promise<boolean> {
    await this.#adding
    await this.retryNow()
    await when(() => !this.isSending)
    return this.unsentCount === 0
  }

  /** Replaces the request, in its place; false while it is being sent or when it is gone. */
  async edit<Q>(id: string, request: Q): Promise<boolean> {
    const item = this.items.get(id)
    const call = item && (await this.#options.findCall(item.callId))
    if (!item || item.state.kind === 'sending' || item.state.kind === 'sent' || !call) return false
    call.request(request)
    const parts = detachFiles(request)
    const filesInMemory = await this.#rows.putFiles(id, parts.files)
    if (filesInMemory) this.#options.notice('outbox.photosNotKept')
    const idempotencyKey = newId()
    const change = {
      request: parts.request,
      bytes: parts.bytes,
      files: parts.files.size,
      filesInMemory,
      idempotencyKey,
    }
    const edited = await this.apply(id, { type: 'edit', at: this.#options.surroundings.now(), change })
    this.#sender.pump()
    return edited?.idempotencyKey === idempotencyKey
  }

  /** Takes an item away for good; false while it is being sent. */
  async discard(id: string): Promise<boolean> {
    const left = await this.#rows.remove(id)
    this.show(id, left)
    this.#options.surroundings.tabs.tell('changed')
    this.#sender.pump()
    return left === undefined
  }

  /** 'Sign out and delete': everything; what is being sent right now goes once its end is known. */
  async discardAll(): Promise<void> {
    this.#isAbandoned = true
    await this.#adding
    await Promise.all(this.queue.map((item) => this.discard(item.id)))
  }

  /** The session has a good token again. */
  signedIn(): void {
    this.#sender.signedIn()
  }

  /** Ends with the user's session; what is unsent stays on the device for its owner. */
  dispose(): void {
    this.#isOver = true
    this.#sender.dispose()
    this.#stopRefresh()
    for (const stop of this.#stops) stop()
  }

  private async add<Q>(entry: OutboxEntry<Q>, { request, files, bytes }: DetachedFiles): Promise<Enqueued> {
    const { call, record, label, keepResult = false } = entry
    const idempotencyKey = entry.idempotencyKey ?? newId()
    // Its place is behind all that is stored, which the clock alone does not tell.
    if (!this.#isLoaded) await this.refresh().then(() => this.#sender.resume())
    const { earlier } = entry
    const unclear = earlier
      ? { request: detachFiles(earlier.request).request, idempotencyKey: earlier.idempotencyKey }
      : { request, idempotencyKey }
    const now = this.#options.surroundings.now()
    const last = Math.max(0, ...[...this.items.values()].map((item) => item.order))
    const item: OutboxItem = {
      // The same submit enqueued once more, after an error that hid whether it was kept, is the same item.
      id: idempotencyKey,
      // Also where the clock was set back.
      order: Math.max(now, last + 1),
      callId: call.id,
      request,
      record,
      label,
      idempotencyKey,
      createdAt: now,
      bytes,
      files: files.size,
      filesInMemory: false,
      keepResult,
      attempts: 0,
      ...(earlier || entry.mayHaveArrived ? { unclear } : {}),
      state: { kind: 'waiting', since: now, notBefore: now },
    }
    const { item: stored, kept } = await this.#rows.add(item, files)
    if (kept === 'full') this.#options.notice('outbox.notKept')
    else if (kept === 'device' && stored.filesInMemory) this.#options.notice('outbox.photosNotKept')
    this.show(stored.id, stored)
    this.#options.surroundings.tabs.tell('changed')
    this.#sender.pump()
    return { id: stored.id, kept }
  }

  private async apply(id: string, event: OutboxEvent): Promise<OutboxItem | undefined> {
    const item = await this.#rows.apply(id, event)
    this.show(id, item)
    if (item && this.isUnwanted(item)) this.show(id, await this.#rows.remove(id))
    else if (item?.state.kind === 'sent') await this.tidy(id)
    this.#options.surroundings.tabs.tell('changed')
    return item
  }

  /** What is neither history nor unsent for anybody: the user has left, or has given everything up. */
  private isUnwanted({ state }: OutboxItem): boolean {
    if (state.kind === 'sending') return false
    return this.#isAbandoned || (this.#isOver && state.kind === 'sent')
  }

  private showUnstored(id: string, event: OutboxEvent): void {
    const item = this.items.get(id)
    if (item) this.show(id, transition(item, event))
  }

  /** After an item was sent: its files, and what falls out of the history. */
  private async tidy(id: string): Promise<void> {
    const old = forgettable(this.items.values())
    await Promise.all([this.#rows.removeFiles(id), ...old.map((item) => this.#rows.remove(item.id))])
    for (const item of old) this.show(item.id, undefined)
  }

  private show(id: string, item: OutboxItem | undefined): void {
    runInAction(() => {
      this.#changes += 1
      if (item) this.items.set(id, item)
      else this.items.delete(id)
    })
  }

  /** Reloads. While the device's storage cannot be read, what is shown stays, and it is read again a moment later. */
  private async refresh(): Promise<void> {
    this.#stopRefresh()
    try {
      await this.reload()
    } catch (error) {
      console.warn('outbox: the device’s storage cannot be read', error)
      const again = () => this.refresh().then(() => this.#sender.resume())
      this.#stopRefresh = this.#options.surroundings.later(() => void again(), BACKOFF_FIRST)
    }
  }

  /** Shows what the device holds: at the start, and whatever other tabs have done. */
  private async reload(): Promise<void> {
    let before: number
    let stored: Awaited<ReturnType<OutboxRows['load']>>
    do {
      before = this.#changes
      stored = await this.#rows.load()
    } while (before !== this.#changes)
    this.#isLoaded = true
    runInAction(() => {
      this.items.replace(stored.items.map((item) => [item.id, item]))
      if (stored.unreadable > 0 && this.unreadable === 0) this.#options.notice('outbox.unreadable')
      this.unreadable = stored.unreadable
    })
  }
}

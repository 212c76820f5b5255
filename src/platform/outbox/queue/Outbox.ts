import { makeAutoObservable, observable, runInAction, when } from 'mobx'
import { type Database, type Leadership, type Notify, newId, type StoredIn, type Surroundings } from '#base/storage'
import type { AnyCall, Call, Http } from '#platform/http'
import { type DetachedFiles, detachFiles, enteredContent } from '../detachFiles'
import type { FileToUpload, UploadFile } from '../uploadFile'
import { OutboxRows } from './OutboxRows'
import { OutboxSender } from './OutboxSender'
import {
  BACKOFF_FIRST,
  byOrder,
  evictable,
  isUnsent,
  type OutboxEvent,
  type OutboxItem,
  transition,
} from './outboxItem'
import { type AlreadyThere, type Attempted, needsPerson, type Versioned } from './UserOutbox'

export interface OutboxOptions {
  readonly database: Database
  /** Login name; items of other users are neither shown nor sent. */
  readonly user: string
  readonly http: Http
  /**
   * Finds a call by id, first in the plugin given; undefined where this build has none. Rejects while the area's code
   * does not load.
   */
  readonly findCall: (id: string, plugin?: string) => Promise<AnyCall | undefined>
  readonly alreadyThere?: AlreadyThere
  /** What is declared about the version that a call makes. */
  readonly findRevision?: (id: string, plugin?: string) => Promise<Versioned[0]>
  readonly uploadFile: UploadFile
  readonly notice: Notify
  readonly leadership: Leadership
  readonly surroundings: Surroundings
}

export interface OutboxEntry<Q> {
  readonly call: Call<Q, unknown>
  /** Plain data, with files (Blob) at any depth. */
  readonly request: Q
  /** Items of one record are sent in order: `lead:L-1`. */
  readonly record: string
  /** Text by which the user recognises the entry. */
  readonly label: string
  /** Id of the plugin that declares the call: a deferred send loads the code of that area alone. */
  readonly plugin?: string | undefined
  /** The key of an attempt outside of the outbox; a new one if omitted. */
  readonly idempotencyKey?: string
  /** That attempt ended without a result, so it is looked up before it is resent. */
  readonly mayHaveArrived?: boolean
  /** An attempt with other content that ended without a result; looked up before this entry is sent. */
  readonly earlier?: Pick<Attempted, 'request' | 'idempotencyKey'>
  /** Files that are uploaded before the request, which contains `addressOf(id)` in place of each address. */
  readonly uploads?: readonly OutgoingFile[]
}

/** A file that is uploaded before a request; `id` is its idempotency key. */
export interface OutgoingFile extends FileToUpload {
  readonly id: string
  /** Bytes. */
  readonly size: number
  /** Its address, if it is uploaded already. */
  readonly url?: string | undefined
}

/** What the user has entered, with the files; lost files are omitted (`isWhole` is false then). */
export interface EnteredContent {
  readonly request: unknown
  readonly isWhole: boolean
  readonly uploads: readonly OutgoingFile[]
}

export interface Enqueued {
  readonly id: string
  readonly storedIn: StoredIn
}

/** Stores submits on the device, then sends them when the network allows it, in order per record. */
export class Outbox {
  readonly items = observable.map<string, OutboxItem>([], { deep: false })
  /** Number of stored items that this build cannot read; they stay on the device. */
  unreadable = 0
  readonly #sender: OutboxSender
  readonly #rows: OutboxRows
  readonly #stops: readonly (() => void)[]
  /** The last `enqueue`. They are stored one after another to preserve the order within a record. */
  #adding: Promise<unknown>
  /** Number of local changes; rows read before a change are stale. */
  #changes = 0

  #stopRefresh = () => {}
  #isOver = false
  /** `discardAll` was called: items that are being sent are deleted as well when their attempt ends. */
  #isAbandoned = false
  /** The stored items were loaded at least once. */
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
        // The previous leader may have changed stored items.
        void loaded.then(() => this.refresh()).then(() => this.#sender.lead(leads))
      }),
    ]
  }

  /** All items in order, including the history of sent items. */
  get queue(): OutboxItem[] {
    return [...this.items.values()].sort(byOrder)
  }

  get unsent(): OutboxItem[] {
    return this.queue.filter(isUnsent)
  }

  get unsentCount(): number {
    return this.unsent.length
  }

  /** Bytes of text and files. */
  get unsentBytes(): number {
    return this.unsent.reduce((sum, item) => sum + item.bytes, 0)
  }

  /** Creation time of the oldest unsent item, ms since the epoch. */
  get oldestAt(): number | undefined {
    return this.unsentCount === 0 ? undefined : Math.min(...this.unsent.map((item) => item.createdAt))
  }

  /** Items that need the user: failed or in conflict. */
  get attention(): OutboxItem[] {
    return this.unsent.filter(needsPerson)
  }

  get isSending(): boolean {
    return this.#sender.busy.size > 0
  }

  get isOnline(): boolean {
    return this.#sender.isOnline
  }

  /** The token was refused and could not be renewed; sending stops until `signedIn()`. */
  get needsSignIn(): boolean {
    return this.#sender.needsSignIn
  }

  /** Stores the entry, then sends it. Rejects for a call that is not repeatable and for an invalid request. */
  async enqueue<Q>(entry: OutboxEntry<Q>): Promise<Enqueued> {
    const { call, request } = entry
    if (!call.declaration.repeatable) throw new Error(`${call.id} may not go through the outbox`)
    call.request(request)
    // Copy the request now: the form may change its values while earlier items are being stored.
    const parts = detachFiles(request)
    const added = this.#adding.then(() => this.add(entry, parts))
    this.#adding = added.catch(() => undefined)
    return added
  }

  /** The request and the uploads with their files, for editing. */
  async contentsOf(id: string): Promise<EnteredContent> {
    const item = this.items.get(id)
    const files = await this.#rows.files(id)
    const { request, isWhole } = enteredContent(item?.request, files)
    const all = item?.uploads ?? []
    const uploads = all.flatMap((upload): OutgoingFile[] => {
      const file = files.get(upload.id)
      if (file instanceof Blob) return [{ ...upload, file }]
      return upload.path === undefined && upload.url === undefined ? [] : [upload]
    })
    return { request, isWhole: isWhole && uploads.length === all.length, uploads }
  }

  /** Sends a waiting or failed item now; without `id`, all waiting items. */
  async retryNow(id?: string): Promise<void> {
    if (id !== undefined) await this.apply(id, { type: 'retry', at: this.#options.surroundings.now() })
    this.#options.surroundings.tabs.notify('hurry')
    this.#sender.hurry(true)
  }

  /** Tries to send all items; true when none is left unsent. Used at sign-out. */
  async flush(): Promise<boolean> {
    await this.#adding
    await this.retryNow()
    await when(() => !this.isSending)
    return this.unsentCount === 0
  }

  /** Replaces the request of an item at its position; false while it is being sent or after it was deleted. */
  async edit<Q>(id: string, request: Q): Promise<boolean> {
    const item = this.items.get(id)
    const call = item && (await this.#options.findCall(item.callId, item.plugin))
    if (!item || item.state.kind === 'sending' || item.state.kind === 'sent' || !call) return false
    call.request(request)
    const parts = detachFiles(request)
    const filesInMemory = await this.#rows.putFiles(id, parts.files)
    if (filesInMemory) this.#options.notice('outbox.photosNotStored')
    const idempotencyKey = newId()
    const change = {
      request: parts.request,
      bytes: parts.bytes + sizeOf(item.uploads),
      files: parts.files.size + item.uploads.length,
      filesInMemory,
      idempotencyKey,
    }
    const edited = await this.apply(id, { type: 'edit', at: this.#options.surroundings.now(), change })
    this.#sender.pump()
    return edited?.idempotencyKey === idempotencyKey
  }

  /** Deletes an item; false while it is being sent. */
  async discard(id: string): Promise<boolean> {
    const left = await this.#rows.remove(id)
    this.show(id, left)
    this.#options.surroundings.tabs.notify('changed')
    this.#sender.pump()
    return left === undefined
  }

  /** Deletes all items ('Sign out and delete'); an item that is being sent is deleted when its attempt ends. */
  async discardAll(): Promise<void> {
    this.#isAbandoned = true
    await this.#adding
    await Promise.all(this.queue.map((item) => this.discard(item.id)))
  }

  /** Resumes sending after the token was renewed. */
  signedIn(): void {
    this.#sender.signedIn()
  }

  /** Stops at the end of the user's session; unsent items stay stored for their owner. */
  dispose(): void {
    this.#isOver = true
    this.#sender.dispose()
    this.#stopRefresh()
    for (const stop of this.#stops) stop()
  }

  private async add<Q>(entry: OutboxEntry<Q>, { request, files: inRequest, bytes }: DetachedFiles): Promise<Enqueued> {
    const { call, plugin, record, label, uploads = [] } = entry
    const files = new Map([...inRequest, ...uploads.flatMap(({ id, file }) => (file ? [[id, file] as const] : []))])
    const idempotencyKey = entry.idempotencyKey ?? newId()
    // `order` must follow all stored items, also when the clock was set back.
    if (!this.#isLoaded) await this.refresh().then(() => this.#sender.resume())
    const { earlier } = entry
    const unclear = earlier
      ? { request: detachFiles(earlier.request).request, idempotencyKey: earlier.idempotencyKey }
      : { request, idempotencyKey }
    const now = this.#options.surroundings.now()
    const last = Math.max(0, ...[...this.items.values()].map((item) => item.order))
    const item: OutboxItem = {
      // A retry of `enqueue` after a storage error must not create a second item.
      id: idempotencyKey,
      // Sorts after the last item, also when the clock was set back.
      order: Math.max(now, last + 1),
      callId: call.id,
      ...(plugin !== undefined && { plugin }),
      request,
      record,
      label,
      idempotencyKey,
      createdAt: now,
      bytes: bytes + sizeOf(uploads),
      files: inRequest.size + uploads.length,
      filesInMemory: false,
      uploads: uploads.map(({ file, ...upload }) => ({ ...upload, type: file?.type ?? '' })),
      attempts: 0,
      ...(earlier || entry.mayHaveArrived ? { unclear } : {}),
      state: { kind: 'waiting', since: now, notBefore: now },
    }
    const { item: stored, storedIn } = await this.#rows.add(item, files)
    if (storedIn === 'full') this.#options.notice('outbox.notStored')
    else if (storedIn === 'device' && stored.filesInMemory) this.#options.notice('outbox.photosNotStored')
    this.show(stored.id, stored)
    this.#options.surroundings.tabs.notify('changed')
    this.#sender.pump()
    return { id: stored.id, storedIn }
  }

  private async apply(id: string, event: OutboxEvent): Promise<OutboxItem | undefined> {
    const item = await this.#rows.apply(id, event)
    this.show(id, item)
    if (item && this.isUnwanted(item)) this.show(id, await this.#rows.remove(id))
    else if (item?.state.kind === 'sent') await this.tidy(id)
    this.#options.surroundings.tabs.notify('changed')
    return item
  }

  /** True for an item that must not stay stored after sign-out. */
  private isUnwanted({ state }: OutboxItem): boolean {
    if (state.kind === 'sending') return false
    return this.#isAbandoned || (this.#isOver && state.kind === 'sent')
  }

  private showUnstored(id: string, event: OutboxEvent): void {
    const item = this.items.get(id)
    if (item) this.show(id, transition(item, event))
  }

  /** After an item was sent: deletes its files and the items beyond the history limit. */
  private async tidy(id: string): Promise<void> {
    const old = evictable(this.items.values())
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

  /** Reloads the stored items; while the storage cannot be read, the items in memory stay and loading is retried. */
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

  /** Loads the stored items, at the start and after changes by other tabs. */
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

const sizeOf = (uploads: readonly { readonly size: number }[]) => uploads.reduce((sum, { size }) => sum + size, 0)

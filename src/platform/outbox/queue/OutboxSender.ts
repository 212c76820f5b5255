import { makeAutoObservable, observable, runInAction } from 'mobx'
import { newId } from '#base/storage'
import { type AnyCall, HttpError } from '#platform/http'
import { attachFiles, MissingPart, withAddresses } from '../detachFiles'
import { PARALLEL_UPLOADS } from '../uploadFile'
import type { OutboxOptions } from './Outbox'
import {
  BACKOFF_FIRST,
  backoff,
  byOrder,
  due,
  eventOf,
  isUnsent,
  isUploaded,
  nextDueAt,
  type OutboxEvent,
  type OutboxItem,
  type Upload,
} from './outboxItem'
import { isWrittenAt, shareVersion } from './UserOutbox'

/** Access to the items of the outbox. */
export interface SenderItems {
  readonly items: ReadonlyMap<string, OutboxItem>
  /** Applies an event to the stored item and to the item in memory; undefined when it is gone. */
  readonly apply: (id: string, event: OutboxEvent) => Promise<OutboxItem | undefined>
  /** Applies an event to the item in memory only, when storing it failed. */
  readonly showUnstored: (id: string, event: OutboxEvent) => void
  readonly files: (id: string) => Promise<ReadonlyMap<string, unknown>>
}

/** Schedules and sends items while this tab leads, one item per record at a time. */
export class OutboxSender {
  /** The token was refused and could not be renewed; sending is stopped. */
  needsSignIn = false
  isOnline = true
  /** Records of which this tab is sending an item. */
  readonly busy = observable.set<string>()
  #leads = false
  #isOver = false
  #hurriedAt = Number.NEGATIVE_INFINITY
  /** No sending before this time, after a storage error. ms since the epoch */
  #pausedUntil = 0
  #stopTimer = () => {}

  readonly #storedIn: SenderItems
  readonly #options: OutboxOptions

  constructor(storedIn: SenderItems, options: OutboxOptions) {
    this.#options = options
    this.#storedIn = storedIn
    this.isOnline = options.surroundings.isOnline()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Starts or stops sending. Items left in 'sending' by another tab count as interrupted. */
  async lead(leads: boolean): Promise<void> {
    this.#leads = leads
    if (!leads || this.#isOver) return
    const at = this.#options.surroundings.now()
    const cutOff = [...this.#storedIn.items.values()].filter(
      ({ state, record }) => state.kind === 'sending' && !this.busy.has(record),
    )
    await Promise.all(cutOff.map(({ id }) => this.storeOutcome(id, { type: 'interrupted', at })))
    this.hurry()
  }

  /** Takes over interrupted items after the stored items were loaded late. */
  async resume(): Promise<void> {
    if (this.#leads) await this.lead(true)
  }

  /** Sends waiting items now, ignoring their back-off. `regardless`: also when the browser reports no network. */
  hurry(regardless = false): void {
    this.#hurriedAt = this.#options.surroundings.now()
    this.pump(regardless)
  }

  surroundingsChanged(): void {
    this.isOnline = this.#options.surroundings.isOnline()
    if (this.isOnline) this.hurry()
  }

  signedIn(): void {
    this.needsSignIn = false
    this.hurry()
  }

  /** Starts all due items and sets a timer for the next one. */
  pump(regardless = false): void {
    this.#stopTimer()
    if (!this.#leads || this.#isOver || this.needsSignIn || !(this.isOnline || regardless)) return
    const items = [...this.#storedIn.items.values()]
    const now = this.#options.surroundings.now()
    // Times too far in the future were set before the clock was set back.
    if (this.#hurriedAt > now) this.#hurriedAt = Number.NEGATIVE_INFINITY
    if (this.#pausedUntil > now + BACKOFF_FIRST) this.#pausedUntil = now
    if (now >= this.#pausedUntil) for (const item of due(items, now, this.#hurriedAt, this.busy)) void this.send(item)
    const next = Math.max(nextDueAt(items, now, this.#hurriedAt, this.busy), this.#pausedUntil)
    // Items that are due but not started wait for a free slot, not for a timer.
    if (next > now && next < Number.POSITIVE_INFINITY) {
      this.#stopTimer = this.#options.surroundings.later(() => this.pump(), next - now)
    }
  }

  dispose(): void {
    this.#isOver = true
    this.#stopTimer()
  }

  private async send(item: OutboxItem): Promise<void> {
    this.busy.add(item.record)
    const outcome = await this.attempt(item)
    if (outcome) await this.storeOutcome(item.id, outcome)
    // In one action, so that `isSending` does not become false between two items.
    runInAction(() => {
      this.busy.delete(item.record)
      this.pump()
    })
  }

  /** Claims and sends the item; undefined when another tab has claimed it or the user has changed it. */
  private async attempt(item: OutboxItem): Promise<OutboxEvent | undefined> {
    const by = newId()
    try {
      const claimed = await this.#storedIn.apply(item.id, { type: 'claimed', at: this.#options.surroundings.now(), by })
      if (claimed?.state.kind !== 'sending' || claimed.state.by !== by) return undefined
      const ready = await this.overOwn(claimed)
      return (await this.settleUnclear(ready)) ?? (await this.transmit(ready))
    } catch (error) {
      this.storageFailed(error)
      const at = this.#options.surroundings.now()
      this.#pausedUntil = at + BACKOFF_FIRST
      // The claim may be stored although the storage reported an error.
      return { type: 'interrupted', at, by }
    }
  }

  /**
   * Stores the outcome of an attempt. While the storage fails, the outcome is applied in memory and storing is retried
   * until the page ends, so that no item stays 'sending'.
   */
  private async storeOutcome(id: string, outcome: OutboxEvent, tries = 1): Promise<void> {
    try {
      await this.#storedIn.apply(id, outcome)
    } catch (error) {
      this.storageFailed(error)
      if (this.#isOver) return
      this.#storedIn.showUnstored(id, outcome)
      const { later, chance } = this.#options.surroundings
      const again = () => this.storeOutcome(id, outcome, tries + 1).then(() => this.pump())
      later(() => void again(), backoff(tries, chance()))
    }
  }

  private storageFailed(error: unknown): void {
    console.warn('outbox: the device’s storage does not work', error)
  }

  /** Looks up an earlier attempt without a result; undefined when the item has to be sent. */
  private async settleUnclear(item: OutboxItem): Promise<OutboxEvent | undefined> {
    const { unclear, callId, plugin } = item
    if (!unclear) return undefined
    const { now } = this.#options.surroundings
    const isEdited = unclear.idempotencyKey !== item.idempotencyKey
    try {
      const request = withAddresses(unclear.request, item.uploads)
      const there = await this.#options.alreadyThere?.({ ...unclear, request, callId, plugin })
      if (there === false) {
        // Stored before sending: after a kill only the new attempt is in doubt.
        await this.#storedIn.apply(item.id, { type: 'notThere' })
        return undefined
      }
      if (isEdited) return { type: 'impossible', at: now(), reason: 'olderArrived' }
      if (!there) return undefined
      // Later versions are somebody else's.
      const made = typeof there === 'number' && isWrittenAt(item.request, there - 1) ? there : undefined
      await this.precede(item, made)
      return { type: 'delivered', at: now(), made }
    } catch (error) {
      return this.notSent(error)
    }
  }

  private async transmit(item: OutboxItem): Promise<OutboxEvent> {
    const { findCall, surroundings } = this.#options
    try {
      const call = await findCall(item.callId, item.plugin)
      if (!call) return { type: 'impossible', at: surroundings.now(), reason: 'unknownCall' }
      const files = await this.#storedIn.files(item.id)
      const whole = await this.upload(item, files)
      if ('type' in whole) return whole
      const request = attachFiles(withAddresses(whole.request, whole.uploads), files)
      return await this.request(call, request, item)
    } catch (error) {
      return this.notSent(error)
    }
  }

  /** Uploads the files that have no address yet; each address is stored, so that a kill repeats only the remaining. */
  private async upload(item: OutboxItem, files: ReadonlyMap<string, unknown>): Promise<OutboxItem | OutboxEvent> {
    if (isUploaded(item)) return item
    const { uploadFile, surroundings } = this.#options
    try {
      const uploads = await uploadInOrder(item.uploads, async ({ id, to, name, path }) => {
        const file = files.get(id)
        if (!(file instanceof Blob) && path === undefined) throw new MissingPart(`file ${id}`)
        const source = file instanceof Blob ? { file } : { path }
        const { fileUrl } = await uploadFile({ to, name, ...source }, { idempotencyKey: id })
        await this.#storedIn.apply(item.id, { type: 'uploaded', upload: id, url: fileUrl })
        return fileUrl
      })
      return { ...item, uploads }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      this.noticeSignIn(error)
      const event = eventOf(error, surroundings.now(), surroundings.chance())
      // The request itself was not sent, and a repeated upload of a file does no harm.
      return event.type === 'unclear' ? { ...event, type: 'postponed' } : event
    }
  }

  private async request(call: AnyCall, request: unknown, item: OutboxItem): Promise<OutboxEvent> {
    const { http, surroundings } = this.#options
    let response: unknown
    try {
      response = await http(call, request, { background: true, idempotencyKey: item.idempotencyKey })
    } catch (error) {
      this.noticeSignIn(error)
      return eventOf(error, surroundings.now(), surroundings.chance())
    }
    const declared = await this.#options.findRevision?.(item.callId, item.plugin)
    const made = declared?.revision?.(item.request, response)
    await this.precede(item, made)
    return { type: 'delivered', at: surroundings.now(), made }
  }

  /**
   * Puts what waits behind an item, and was written at the version before, on the version that the item has made.
   * Stored before the item counts as sent: after a kill in between it is sent or looked up again, and says so again.
   */
  private async precede(item: OutboxItem, version: number | undefined): Promise<void> {
    if (version === undefined) return
    for (const next of this.#storedIn.items.values())
      if (next.id !== item.id && isUnsent(next) && (await this.share(item, next)))
        await this.#storedIn.apply(next.id, { type: 'preceded', version })
  }

  /** The same for an item that was still being stored when one before it was sent. */
  private async overOwn(item: OutboxItem): Promise<OutboxItem> {
    let now = item
    for (const before of [...this.#storedIn.items.values()].sort(byOrder)) {
      if (before.state.kind !== 'sent' || before.state.made === undefined || before.state.at < item.createdAt) continue
      if (await this.share(before, now))
        now = (await this.#storedIn.apply(now.id, { type: 'preceded', version: before.state.made })) ?? now
    }
    return now
  }

  /** Whether two items name the version of the same thing. */
  private async share(one: OutboxItem, other: OutboxItem): Promise<boolean> {
    const { findRevision } = this.#options
    if (one.record !== other.record) return false
    const [first, second] = [
      await findRevision?.(one.callId, one.plugin),
      await findRevision?.(other.callId, other.plugin),
    ]
    return shareVersion([first, one.request], [second, other.request])
  }

  /** The event for an item that was not sent: a file is missing, or a look-up, code or storage failed temporarily. */
  private notSent(error: unknown): OutboxEvent {
    const { now, chance } = this.#options.surroundings
    if (error instanceof MissingPart) return { type: 'impossible', at: now(), reason: 'fileMissing' }
    this.noticeSignIn(error)
    const trouble = error instanceof Error ? error.message : String(error)
    return { type: 'postponed', at: now(), chance: chance(), trouble }
  }

  private noticeSignIn(error: unknown): void {
    if (error instanceof HttpError && error.kind === 'unauthorised') this.needsSignIn = true
  }
}

/**
 * Uploads the files without an address, two at a time in their order, and returns all with theirs. After a failure no
 * other upload is started; rejects with the first failure once the running ones have ended.
 */
async function uploadInOrder(uploads: readonly Upload[], send: (upload: Upload) => Promise<string>): Promise<Upload[]> {
  const addresses = new Map(uploads.map(({ id, url }) => [id, url]))
  const waiting = uploads.filter(({ url }) => url === undefined)
  const failures: unknown[] = []
  const work = async () => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      try {
        addresses.set(next.id, await send(next))
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, work))
  if (failures.length > 0) throw failures[0]
  return uploads.map((upload) => ({ ...upload, url: addresses.get(upload.id) }))
}

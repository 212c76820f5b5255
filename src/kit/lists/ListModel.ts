import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ListResponse } from '#base/wire'
import { isCancelled, isOffline, PAGE_SIZE } from '#platform/http'

/** Data of a page beside its rows. */
export type ListFacts = Omit<ListResponse<{ readonly id: string }>, 'items'>

/** One page of a list: the ids in order and the total count. The area's store holds the records themselves. */
export interface IdPage {
  readonly ids: readonly string[]
  readonly total: number
  /** Data of the response beside the rows: counts by tab, sums. */
  readonly facts?: ListFacts | undefined
  /** The server's response before parsing; present for lists whose first page is stored on the device. */
  readonly answer?: unknown
}

/** A first page read from the device, with the time it was loaded. */
export interface SeenIds extends IdPage {
  readonly seenAt: Date
}

/** Stores the first page of a list on the device, so that the list can open without network. */
export interface SeenList {
  /** Stores a response after it has been shown. Never rejects. */
  remember(answer: unknown): Promise<void>
  recall(): Promise<SeenIds | undefined>
}

/**
 * Loads one page; pages count from 1. `last`: id of the last row that the back end has sent, for those that page by it.
 */
export type LoadPage = (page: number, signal: AbortSignal, last?: string) => Promise<IdPage>

export type ListStatus = 'loading' | 'ready' | 'failed'

/**
 * State of an infinite list: the ids of the loaded rows. It belongs to a history entry, so going back shows the same
 * rows without a request. A new request aborts the one before it.
 */
export class ListModel {
  ids: readonly string[] = []
  total = 0
  /** Data of the first page beside its rows. */
  facts: ListFacts | undefined = undefined
  /** State of the first page. */
  status: ListStatus = 'loading'
  /** The first page is being reloaded while the rows stay visible (pull to refresh). */
  refreshing = false
  /** State of the next page. */
  more: 'idle' | 'loading' | 'failed' = 'idle'
  error: unknown = undefined
  /** Set when the rows were read from the device because there is no network: when they were loaded. */
  seenAt: Date | undefined = undefined
  /** Identifies the query (tab, filters, search) that the rows belong to. */
  key = ''
  /** Number of server pages loaded so far. */
  #pages = 0
  /** The last row of the page loaded last. */
  #last: string | undefined
  /** Ids removed since the first page was loaded. */
  readonly #removed = new Set<string>()
  /** By how many positions the rows that are not loaded have moved up on the server. */
  #moved = 0
  /** A refresh was cut off, so the rows are stale until an answer is shown. */
  #isCutOff = false
  #running: AbortController | undefined
  #loader: LoadPage | undefined
  #seen: SeenList | undefined

  constructor() {
    makeAutoObservable(
      this,
      {
        ids: observableRef,
        facts: observableRef,
        error: observableRef,
        seenAt: observableRef,
      },
      { autoBind: true },
    )
  }

  get complete(): boolean {
    return this.ids.length >= this.total
  }

  /** Shows the list identified by `key`. Rows that are loaded or loading for this key stay, without a new request. */
  open(key: string, loader: LoadPage, seen?: SeenList): void {
    this.#loader = loader
    this.#seen = seen
    if (this.key === key && this.status === 'ready') {
      // Nobody pulled, so a failure is not reported; the rows stay, and the next opening tries again.
      if (this.#isCutOff && !this.refreshing) void this.reload().catch(() => undefined)
      return
    }
    if (this.key === key && this.status === 'loading' && this.#running) return
    if (this.key !== key) {
      this.key = key
      this.ids = []
      this.total = 0
      this.facts = undefined
      this.#pages = 0
      this.seenAt = undefined
    }
    this.status = 'loading'
    void this.first()
  }

  /** Reloads the first page. The rows stay until the response arrives, and when it fails; then the promise rejects. */
  async reload(): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading'
    else this.refreshing = true
    await this.first()
  }

  /** Loads the next page, one at a time. Does nothing after rows that were read from the device. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || this.complete || this.more === 'loading' || this.refreshing || this.seenAt) return
    this.more = 'loading'
    const controller = this.start()
    // A removal moves all following rows up on the server. Rows that moved into pages already loaded were never
    // received: the pages that contain them are refetched.
    const moved = Math.max(0, this.#moved)
    try {
      let found = false
      for (let page = this.#pages + 1 - Math.ceil(moved / PAGE_SIZE); !found; page += 1) {
        const answer = await this.load(page, controller.signal)
        if (controller.signal.aborted) return
        runInAction(() => {
          found = this.append(page, answer)
        })
      }
      runInAction(() => {
        this.#moved -= moved
        this.more = 'idle'
      })
    } catch (error) {
      runInAction(() => {
        if (controller.signal.aborted && this.#running !== controller) return
        this.more = isCancelled(error) ? 'idle' : 'failed'
        this.error = error
      })
    }
  }

  /** Removes a row; returns a function that puts it back at its position. */
  remove(id: string): () => void {
    const { key } = this
    const index = this.ids.indexOf(id)
    if (index < 0) return () => undefined
    this.ids = this.ids.filter((other) => other !== id)
    this.total -= 1
    this.#removed.add(id)
    this.#moved += 1
    return () =>
      runInAction(() => {
        if (this.key !== key || this.ids.includes(id)) return
        this.ids = [...this.ids.slice(0, index), id, ...this.ids.slice(index)]
        this.total += 1
        this.#removed.delete(id)
        this.#moved -= 1
      })
  }

  /** Aborts pending requests because the page is hidden. `open` repeats them when the page is shown. */
  pause(): void {
    this.#running?.abort()
    this.#running = undefined
    if (this.more === 'loading') this.more = 'idle'
    if (this.refreshing) this.#isCutOff = true
    this.refreshing = false
  }

  private async first(): Promise<void> {
    const controller = this.start()
    // `start` has aborted the request of the next page, whose error handler does not reset `more`.
    const cutOff = this.more === 'loading'
    if (cutOff) this.more = 'idle'
    try {
      const answer = await this.load(1, controller.signal)
      runInAction(() => {
        if (controller.signal.aborted) return
        this.show(answer)
        this.error = undefined
      })
      if (!controller.signal.aborted && answer.answer !== undefined) void this.#seen?.remember(answer.answer)
    } catch (error) {
      const seen = this.status === 'loading' && isOffline(error) ? await this.recall() : undefined
      const isRefresh = this.ids.length > 0
      runInAction(() => {
        if (this.#running !== controller) return
        this.refreshing = false
        if (isCancelled(error)) return
        this.error = error
        if (cutOff) this.more = 'failed'
        if (seen) this.show(seen, seen.seenAt)
        else if (!isRefresh) this.status = 'failed'
      })
      if (this.#running === controller && !isCancelled(error) && isRefresh) throw error
    }
  }

  private show({ ids, total, facts }: IdPage, seenAt?: Date): void {
    this.ids = ids
    this.total = total
    this.facts = facts
    this.#pages = 1
    this.#last = ids[ids.length - 1]
    this.#removed.clear()
    this.#moved = 0
    this.more = 'idle'
    this.status = 'ready'
    this.refreshing = false
    this.#isCutOff = false
    this.seenAt = seenAt
  }

  /** Appends the new ids of a page. False when it contained none and the following page should be requested. */
  private append(page: number, { ids, total }: IdPage): boolean {
    // A record that moved between two pages must not appear twice, and a removed one must not reappear.
    const known = new Set([...this.ids, ...this.#removed])
    const fresh = ids.filter((id) => !known.has(id))
    const isEnd = ids.length === 0 || (fresh.length === 0 && page * PAGE_SIZE >= total)
    this.ids = [...this.ids, ...fresh]
    // At the end of the list the total of the server is replaced by the real count.
    this.total = isEnd ? this.ids.length : Math.max(total, this.ids.length)
    this.#pages = page
    this.#last = ids[ids.length - 1] ?? this.#last
    return isEnd || fresh.length > 0
  }

  /** Reads the stored page. Data stored by an older version may be unreadable: then the failure is shown instead. */
  private async recall(): Promise<SeenIds | undefined> {
    try {
      return await this.#seen?.recall()
    } catch (error) {
      console.warn('the stored list could not be read', error)
      return undefined
    }
  }

  private start(): AbortController {
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    return controller
  }

  private async load(page: number, signal: AbortSignal): Promise<IdPage> {
    if (!this.#loader) throw new Error('the list was not opened')
    return this.#loader(page, signal, page === 1 ? undefined : this.#last)
  }
}

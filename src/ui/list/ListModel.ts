import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCancelled, isOffline } from '#src/http'

/** One page of a list: ids in order and how many there are in all; the records themselves go into the area's store. */
export interface IdPage {
  readonly ids: readonly string[]
  readonly total: number
  /** What the page was made of, for lists that are kept on the device. */
  readonly answer?: unknown
}

/** A first page as it was when it was last on screen. */
export interface SeenIds extends IdPage {
  readonly seenAt: Date
}

/** The first page of this list on the device, for an open without network. */
export interface SeenList {
  /** Keeps an answer once it was shown; never rejects. */
  remember(answer: unknown): Promise<void>
  recall(): Promise<SeenIds | undefined>
}

/** Loads one page (from 1). */
export type LoadPage = (page: number, signal: AbortSignal) => Promise<IdPage>

export type ListStatus = 'loading' | 'ready' | 'failed'

/**
 * The ids of an endless list. It lives with the history entry: whoever comes back finds the same rows without a call.
 * The last question wins; an earlier one is cancelled.
 */
export class ListModel {
  ids: readonly string[] = []
  total = 0
  /** Of the first page. */
  status: ListStatus = 'loading'
  /** Of the first page while rows are shown (pull to refresh, another filter). */
  refreshing = false
  /** Of the next page. */
  more: 'idle' | 'loading' | 'failed' = 'idle'
  error: unknown = undefined
  /** When the rows were on screen before, where the network gave none. */
  seenAt: Date | undefined = undefined
  /** What the present rows answer: filters, tab, search. */
  key = ''
  private pages = 0
  private running: AbortController | undefined
  private loader: LoadPage | undefined
  private seen: SeenList | undefined

  constructor() {
    makeAutoObservable<this, 'running' | 'loader' | 'seen' | 'pages'>(
      this,
      {
        ids: observableRef,
        error: observableRef,
        seenAt: observableRef,
        running: false,
        loader: false,
        seen: false,
        pages: false,
      },
      { autoBind: true },
    )
  }

  get complete(): boolean {
    return this.ids.length >= this.total
  }

  /** Shows the list that `key` names; rows that answer it already, or are on their way, stay without a call. */
  open(key: string, loader: LoadPage, seen?: SeenList): void {
    this.loader = loader
    this.seen = seen
    if (this.key === key && (this.status === 'ready' || (this.status === 'loading' && this.running))) return
    if (this.key !== key) {
      this.key = key
      this.ids = []
      this.total = 0
      this.pages = 0
      this.seenAt = undefined
    }
    this.status = 'loading'
    void this.first()
  }

  /** Loads the first page anew; rows stay until the answer is there, and when there is none. */
  async reload(): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading'
    else this.refreshing = true
    await this.first()
  }

  /** Loads the next page, once at a time; none behind rows that were only seen before. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || this.complete || this.more === 'loading' || this.refreshing || this.seenAt) return
    this.more = 'loading'
    const page = this.pages + 1
    const controller = this.start()
    try {
      const answer = await this.load(page, controller.signal)
      runInAction(() => {
        if (controller.signal.aborted) return
        // A record that moved between two pages must not appear twice.
        const known = new Set(this.ids)
        const fresh = answer.ids.filter((id) => !known.has(id))
        this.ids = [...this.ids, ...fresh]
        // An empty page is the end, whatever the total says; one of records that moved is not.
        this.total = answer.ids.length === 0 ? this.ids.length : Math.max(answer.total, this.ids.length)
        this.pages = page
        this.more = 'idle'
      })
    } catch (error) {
      runInAction(() => {
        if (controller.signal.aborted && this.running !== controller) return
        this.more = isCancelled(error) ? 'idle' : 'failed'
        this.error = error
      })
    }
  }

  /** Takes a record out of the list at once; gives a function that puts it back where it was. */
  remove(id: string): () => void {
    const index = this.ids.indexOf(id)
    if (index < 0) return () => undefined
    this.ids = this.ids.filter((other) => other !== id)
    this.total -= 1
    return () =>
      runInAction(() => {
        if (this.ids.includes(id)) return
        this.ids = [...this.ids.slice(0, index), id, ...this.ids.slice(index)]
        this.total += 1
      })
  }

  /** The page is left: nobody waits for what is under way. It is asked again when the page is back. */
  pause(): void {
    this.running?.abort()
    this.running = undefined
    if (this.more === 'loading') this.more = 'idle'
    this.refreshing = false
  }

  private async first(): Promise<void> {
    const controller = this.start()
    try {
      const answer = await this.load(1, controller.signal)
      runInAction(() => {
        if (controller.signal.aborted) return
        this.show(answer)
        this.error = undefined
      })
      if (!controller.signal.aborted && answer.answer !== undefined) void this.seen?.remember(answer.answer)
    } catch (error) {
      const seen = this.status === 'loading' && isOffline(error) ? await this.recall() : undefined
      const isRefresh = this.ids.length > 0
      runInAction(() => {
        if (this.running !== controller) return
        this.refreshing = false
        if (isCancelled(error)) return
        this.error = error
        if (seen) this.show(seen, seen.seenAt)
        else if (!isRefresh) this.status = 'failed'
      })
      if (this.running === controller && !isCancelled(error) && isRefresh) throw error
    }
  }

  private show({ ids, total }: IdPage, seenAt?: Date): void {
    this.ids = ids
    this.total = total
    this.pages = 1
    this.more = 'idle'
    this.status = 'ready'
    this.refreshing = false
    this.seenAt = seenAt
  }

  /** What was kept may be of an older version and no longer fit: then the failure is shown as without it. */
  private async recall(): Promise<SeenIds | undefined> {
    try {
      return await this.seen?.recall()
    } catch (error) {
      console.warn('the list that was kept could not be read', error)
      return undefined
    }
  }

  private start(): AbortController {
    this.running?.abort()
    const controller = new AbortController()
    this.running = controller
    return controller
  }

  private async load(page: number, signal: AbortSignal): Promise<IdPage> {
    if (!this.loader) throw new Error('the list was not opened')
    return this.loader(page, signal)
  }
}

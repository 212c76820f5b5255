import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCancelled } from '#src/http'

/** One page of a list: ids in order and how many there are in all; the records themselves go into the area's store. */
export interface IdPage {
  readonly ids: readonly string[]
  readonly total: number
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
  /** What the present rows answer: filters, tab, search. */
  key = ''
  private pages = 0
  private running: AbortController | undefined
  private loader: LoadPage | undefined

  constructor() {
    makeAutoObservable<this, 'running' | 'loader' | 'pages'>(
      this,
      { ids: observableRef, error: observableRef, running: false, loader: false, pages: false },
      { autoBind: true },
    )
  }

  get complete(): boolean {
    return this.ids.length >= this.total
  }

  /** Shows the list that `key` names; rows that answer it already stay, without a call. */
  open(key: string, loader: LoadPage): void {
    this.loader = loader
    if (this.key === key && this.status === 'ready') return
    if (this.key !== key) {
      this.key = key
      this.ids = []
      this.total = 0
      this.pages = 0
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

  /** Loads the next page, once at a time. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || this.complete || this.more === 'loading' || this.refreshing) return
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
        // A page without anything new is the end, whatever the total says.
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
        this.ids = answer.ids
        this.total = answer.total
        this.pages = 1
        this.more = 'idle'
        this.error = undefined
        this.status = 'ready'
        this.refreshing = false
      })
    } catch (error) {
      runInAction(() => {
        if (this.running !== controller) return
        this.refreshing = false
        if (isCancelled(error)) return
        this.error = error
        if (this.ids.length === 0) this.status = 'failed'
      })
      if (this.running === controller && !isCancelled(error) && this.ids.length > 0) throw error
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

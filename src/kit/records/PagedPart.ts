import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCancelled } from '#platform/http'
import type { Resource } from './Resource'

interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
}

/** What of a long part is loaded so far. */
export interface Pages<T> extends Page<T> {
  readonly pages: number
}

/** A part of a record that loads page by page: the first with the record, the others on demand. */
export class PagedPart<T extends { readonly id: string }> {
  /** State of the next page. */
  more: 'idle' | 'loading' | 'failed' = 'idle'
  moreError: unknown = undefined
  readonly #part: Resource<Pages<T>>
  readonly #load: (page: number) => Promise<Page<T>>

  constructor(part: Resource<Pages<T>>, load: (page: number) => Promise<Page<T>>) {
    this.#part = part
    this.#load = load
    makeAutoObservable(this, { moreError: observableRef }, { autoBind: true })
  }

  get complete(): boolean {
    const { value } = this.#part
    return value !== undefined && value.items.length >= value.total
  }

  /** Loads the next page; one at a time. */
  async loadMore(): Promise<void> {
    const known = this.#part.value
    if (!known || this.complete || this.more === 'loading') return
    this.more = 'loading'
    const page = known.pages + 1
    try {
      const answer = await this.#load(page)
      runInAction(() => {
        this.more = 'idle'
        // The part was reloaded during the request: this page no longer follows the loaded ones.
        if (this.#part.value !== known) return
        const ids = new Set(known.items.map(({ id }) => id))
        const items = [...known.items, ...answer.items.filter(({ id }) => !ids.has(id))]
        // A page without new items is the end, even if the total is higher.
        const total = items.length === known.items.length ? items.length : answer.total
        this.#part.set({ items, total, pages: page })
      })
    } catch (error) {
      runInAction(() => {
        this.more = isCancelled(error) ? 'idle' : 'failed'
        this.moreError = error
      })
    }
  }
}

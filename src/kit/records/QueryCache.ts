import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Core } from '#platform/core'
import { type Query, responseOf } from './query'

interface Running {
  readonly signal: AbortSignal
  readonly done: Promise<void>
}

/**
 * Results of queries of one kind, such as the figures over filtered lists: each is requested once, concurrent loads
 * share one request, and stale ones stay until they are refetched.
 */
export class QueryCache<Q, A> {
  readonly #responses = observable.map<string, A>([], { deep: false })
  /** Grows when results may have changed; screens that show them then refetch them. */
  revision = 0
  readonly #fresh = new Set<string>()
  readonly #running = new Map<string, Running>()
  readonly #core: Pick<Core, 'http'>
  readonly #ask: (query: Q) => Query<A>
  readonly #keyOf: (query: Q) => string

  /** `keyOf`: the same key for queries with the same result. */
  constructor(core: Pick<Core, 'http'>, ask: (query: Q) => Query<A>, keyOf: (query: Q) => string) {
    this.#core = core
    this.#ask = ask
    this.#keyOf = keyOf
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Undefined until loaded. */
  of(query: Q): A | undefined {
    return this.#responses.get(this.#keyOf(query))
  }

  /** Loads unless a fresh result is cached. */
  async load(query: Q, signal: AbortSignal): Promise<void> {
    const key = this.#keyOf(query)
    if (this.#fresh.has(key)) return
    const running = this.#running.get(key)
    if (running && !running.signal.aborted) return running.done
    const done = this.bring(key, query, signal)
    this.#running.set(key, { signal, done })
    try {
      await done
    } finally {
      if (this.#running.get(key)?.done === done) this.#running.delete(key)
    }
  }

  /** All results become stale, e.g. after a move. */
  invalidate(): void {
    this.#fresh.clear()
    this.revision += 1
  }

  private async bring(key: string, query: Q, signal: AbortSignal): Promise<void> {
    const { value } = await responseOf(this.#core, this.#ask(query), { signal, background: true })
    this.#fresh.add(key)
    runInAction(() => this.#responses.set(key, value))
  }
}

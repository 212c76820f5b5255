import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Core } from '#platform/core'
import { type Query, responseOf } from './query'

interface Running {
  readonly signal: AbortSignal
  readonly done: Promise<void>
}

/**
 * Answers to questions of one kind, such as the figures over filtered lists: each is asked once, concurrent loads share
 * one request, and those that are out of date stay until they were asked again.
 */
export class QueryCache<Q, A> {
  readonly #responses = observable.map<string, A>([], { deep: false })
  /** Grows when answers may have changed; screens that show them then load them again. */
  revision = 0
  readonly #fresh = new Set<string>()
  readonly #running = new Map<string, Running>()
  readonly #core: Pick<Core, 'http'>
  readonly #ask: (query: Q) => Query<A>
  readonly #keyOf: (query: Q) => string

  /** `keyOf`: the same for questions with the same answer. */
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

  /** Asks unless the answer is there and up to date. */
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

  /** All are out of date, e.g. after a move. */
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

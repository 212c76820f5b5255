import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore, type StoreToken } from '#platform/core'
import { isCancelled, isOffline } from '#platform/http'
import { type Query, responseOf } from './query'

export type ResourceStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** A value stored on an earlier visit. */
export interface StoredValue<T> {
  readonly value: T
  readonly seenAt: Date
}

/** Reads the value of an earlier visit; used when there is no network. */
export type Recall<T> = () => Promise<StoredValue<T> | undefined>

/**
 * Data that loads, fails and is retried on its own. The value stays while it is reloaded and when that fails; the
 * latest request wins.
 */
export class Resource<T> {
  status: ResourceStatus = 'idle'
  value: T | undefined = undefined
  /** Why the last load failed; also set beside a value that stayed. */
  error: unknown = undefined
  /** When the value was loaded, if it was stored by an earlier visit. */
  seenAt: Date | undefined = undefined
  #stale = true
  #running: AbortController | undefined
  #loading: Promise<void> | undefined

  readonly #loader: (signal: AbortSignal) => Promise<T>
  readonly #recall: Recall<T> | undefined

  constructor(loader: (signal: AbortSignal) => Promise<T>, recall?: Recall<T>) {
    this.#loader = loader
    this.#recall = recall
    makeAutoObservable(this, { value: observableRef, error: observableRef, seenAt: observableRef }, { autoBind: true })
  }

  /** Neither a value nor a failure yet. */
  get pending(): boolean {
    return this.value === undefined && this.status !== 'failed'
  }

  /** Loads if the value is missing or stale; one load at a time, and a first one is waited for by all who need it. */
  async need(): Promise<void> {
    if (this.#stale) await this.load()
    else if (this.value === undefined) await this.#loading
  }

  /** Reloads. Never rejects: see `error`. */
  load(): Promise<void> {
    const loading = this.run()
    this.#loading = loading
    return loading
  }

  private async run(): Promise<void> {
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    // Until it is invalidated again: then the running load brings an old value.
    this.#stale = false
    if (this.value === undefined) this.status = 'loading'
    try {
      const value = await this.#loader(controller.signal)
      const wasInvalidated = this.#stale
      if (this.#running === controller) this.set(value)
      if (wasInvalidated) this.#stale = true
    } catch (error) {
      const stored = this.value === undefined && isOffline(error) ? await this.recall() : undefined
      runInAction(() => {
        if (this.#running !== controller) return
        this.#running = undefined
        this.#stale = true
        if (isCancelled(error)) {
          if (this.value === undefined) this.status = 'idle'
          return
        }
        this.error = error
        if (stored) this.show(stored)
        else if (this.value === undefined) this.status = 'failed'
      })
    }
  }

  /** Takes a newer value from elsewhere; a running load is dropped. */
  set(value: T): void {
    this.stop()
    this.value = value
    this.error = undefined
    this.seenAt = undefined
    this.status = 'ready'
    this.#stale = false
  }

  /** The value may be stale: the next `need` refetches it. */
  invalidate(): void {
    this.#stale = true
  }

  /** Cancels a running load, because the page was left. */
  stop(): void {
    if (this.#running) this.#stale = true
    this.#running?.abort()
    this.#running = undefined
    if (this.value === undefined && this.status === 'loading') this.status = 'idle'
  }

  /** Shows a stored value. It stays stale, so that it is refetched when there is network. */
  private show({ value, seenAt }: StoredValue<T>): void {
    this.value = value
    this.seenAt = seenAt
    this.status = 'ready'
  }

  private async recall(): Promise<StoredValue<T> | undefined> {
    try {
      return await this.#recall?.()
    } catch (error) {
      // A copy of another build may not fit any more; the page then shows the failure.
      console.warn('a stored value could not be read', error)
      return undefined
    }
  }
}

/** Defines data of an area that are loaded once and shared, e.g. all records of a kind. `id`: `<plugin>.<what>`. */
export function defineResource<T>(id: string, query: (core: Core) => Query<T>): StoreToken<Resource<T>> {
  return defineStore(
    id,
    (core) => new Resource(async (signal) => (await responseOf(core, query(core), { signal, background: true })).value),
  )
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCancelled } from '#src/http'

export type SectionStatus = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * One part of a page that loads, fails and is tried again on its own. What it has stays while it loads anew, and when
 * that fails; the last question wins.
 */
export class Section<T> {
  status: SectionStatus = 'idle'
  value: T | undefined = undefined
  /** Why the last load failed; also set beside a value that stayed. */
  error: unknown = undefined
  #stale = true
  #running: AbortController | undefined

  readonly #loader: (signal: AbortSignal) => Promise<T>

  constructor(loader: (signal: AbortSignal) => Promise<T>) {
    this.#loader = loader
    makeAutoObservable(this, { value: observableRef, error: observableRef }, { autoBind: true })
  }

  /** Neither a value nor a failure yet. */
  get pending(): boolean {
    return this.value === undefined && this.status !== 'failed'
  }

  /** Loads what is missing or out of date; once at a time. */
  async need(): Promise<void> {
    if (this.#stale && !this.#running) await this.load()
  }

  /** Loads anew. Never rejects: the error stands in `error`. */
  async load(): Promise<void> {
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    if (this.value === undefined) this.status = 'loading'
    try {
      const value = await this.#loader(controller.signal)
      if (this.#running === controller) this.set(value)
    } catch (error) {
      runInAction(() => {
        if (this.#running !== controller) return
        this.#running = undefined
        if (isCancelled(error)) {
          if (this.value === undefined) this.status = 'idle'
          return
        }
        this.error = error
        if (this.value === undefined) this.status = 'failed'
      })
    }
  }

  /** Takes a newer value that came another way; what is under way is dropped. */
  set(value: T): void {
    this.stop()
    this.value = value
    this.error = undefined
    this.status = 'ready'
    this.#stale = false
  }

  /** What is shown may be out of date: loaded anew when it is next needed. */
  invalidate(): void {
    this.#stale = true
  }

  /** The page is left: nobody waits for what is under way. */
  stop(): void {
    this.#running?.abort()
    this.#running = undefined
    if (this.value === undefined && this.status === 'loading') this.status = 'idle'
  }
}

import type { Database, Kept } from './database'
import { asDraft, type Draft } from './drafts'
import type { RowKey } from './schema'

interface SlotOptions {
  readonly database: Database
  readonly key: RowKey
  readonly keptAs: (kept: Kept) => void
  readonly now: () => number
}

/** A save that has not begun; later values take its place. */
interface Waiting {
  value: unknown
  duringLoad: boolean
  done: Promise<void>
}

/** One draft: its reads and writes one after another, the last value wins. */
export class DraftSlot {
  private queue: Promise<unknown> = Promise.resolve()
  private waiting: Waiting | undefined
  /** While the form still loads, what it saves are its defaults. */
  private loading = 0
  /** What is stored comes from this page's life, so that it may be emptied again. */
  private isOwn = false

  constructor(private readonly options: SlotOptions) {}

  load(): Promise<Draft<unknown> | undefined> {
    this.loading += 1
    return this.inTurn(async () => {
      try {
        return asDraft(await this.options.database.get('drafts', this.options.key))
      } finally {
        this.loading -= 1
      }
    })
  }

  save(value: unknown): Promise<void> {
    const duringLoad = this.loading > 0
    if (this.waiting) {
      this.waiting.value = value
      this.waiting.duringLoad = duringLoad
      return this.waiting.done
    }
    const mine: Waiting = { value, duringLoad, done: Promise.resolve() }
    mine.done = this.inTurn(async () => {
      // Voided by a discard, perhaps with a newer save behind it.
      if (this.waiting !== mine) return
      this.waiting = undefined
      await this.write(mine.value, mine.duringLoad)
    })
    this.waiting = mine
    return mine.done
  }

  discard(): Promise<void> {
    this.waiting = undefined
    return this.inTurn(async () => {
      await this.options.database.delete('drafts', this.options.key)
      this.isOwn = false
    })
  }

  private async write(value: unknown, duringLoad: boolean): Promise<void> {
    const { database, key, keptAs, now } = this.options
    const mayLose = !this.isOwn && (duringLoad || isEmpty(value))
    if (mayLose && (await database.get('drafts', key)) !== undefined) return
    keptAs(await database.put('drafts', key, { value, savedAt: now() } satisfies Draft<unknown>))
    this.isOwn = true
  }

  private inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = this.queue.then(step)
    this.queue = result.catch(() => undefined)
    return result
  }
}

/** True for content in which a person has entered nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (typeof value !== 'object' || value instanceof Blob || value instanceof Date) return false
  return Object.values(value).every(isEmpty)
}

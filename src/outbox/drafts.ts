import type { Database, Kept, Notify, RowKey } from '#src/device'

/** A form's unsent content, as its form knows it. */
export interface Draft<T> {
  readonly value: T
  /** ms since the epoch. */
  readonly savedAt: number
}

/** Where a draft belongs, to offer it again. */
export interface DraftPlace {
  readonly form: string
  readonly record: string
  /** ms since the epoch. */
  readonly savedAt: number
}

/**
 * Drafts in IndexedDB by user, form and record; survives kill and reload. From memory, with one notice, where storage is refused.
 * A form loads before it saves: what it saves while it still loads never replaces what was stored, and empty content replaces
 * only what the form itself has saved since (clearing a form for good is `discard`).
 */
export interface Drafts {
  /** What was stored, unparsed: the form's schema decides whether it still fits. Rejects when the device cannot read. */
  load(form: string, record: string): Promise<Draft<unknown> | undefined>
  /** Resolves when this value or a later one is kept. The value is plain data (Blobs allowed); anything else rejects. */
  save(form: string, record: string, value: unknown): Promise<void>
  discard(form: string, record: string): Promise<void>
  /** This user's drafts, newest first. */
  list(): Promise<DraftPlace[]>
}

export interface DraftsOptions {
  readonly database: Database
  /** Login name; the drafts of others are neither read nor touched. */
  readonly user: string
  readonly notice: Notify
  readonly now?: () => number
}

export function createDrafts({ database, user, notice, now = Date.now }: DraftsOptions): Drafts {
  const slots = new Map<string, DraftSlot>()
  let saysNotSaved = false
  const keptAs = (kept: Kept) => {
    // An autosave runs every second: one notice until a save succeeds again.
    if (kept === 'full' && !saysNotSaved) notice('draft.notSaved')
    saysNotSaved = kept === 'full'
  }

  const slotOf = (form: string, record: string) => {
    const name = JSON.stringify([form, record])
    const slot = slots.get(name) ?? new DraftSlot({ database, key: [user, form, record], keptAs, now })
    slots.set(name, slot)
    return slot
  }

  return {
    load: (form, record) => slotOf(form, record).load(),
    save: (form, record, value) => slotOf(form, record).save(value),
    discard: (form, record) => slotOf(form, record).discard(),
    async list() {
      const rows = await database.all('drafts', [user])
      return rows.flatMap(placeOf).sort((a, b) => b.savedAt - a.savedAt)
    },
  }
}

function placeOf({ key: [, form, record], value }: { key: RowKey; value: unknown }): DraftPlace[] {
  const draft = asDraft(value)
  return draft && form !== undefined && record !== undefined ? [{ form, record, savedAt: draft.savedAt }] : []
}

/** A stored row as a draft; undefined for a row that is none. */
export function asDraft(row: unknown): Draft<unknown> | undefined {
  const isDraft = typeof row === 'object' && row !== null && 'value' in row && 'savedAt' in row
  return isDraft && typeof row.savedAt === 'number' ? { value: row.value, savedAt: row.savedAt } : undefined
}

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
class DraftSlot {
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

import * as v from 'valibot'
import type { Database, RowKey, StoredIn } from '#base/storage'
import { type OutboxEvent, OutboxItem, transition } from './outboxItem'

export interface StoredItems {
  readonly items: OutboxItem[]
  /** Number of rows that this build cannot read; they are not touched. */
  readonly unreadable: number
}

/** The stored outbox of one user. */
export class OutboxRows {
  constructor(
    private readonly database: Database,
    private readonly user: string,
  ) {}

  async load(): Promise<StoredItems> {
    const rows = await this.database.all('outbox', [this.user])
    const parsed = rows.map(({ value }) => read(value))
    const items = parsed.filter((item) => item !== undefined)
    return { items, unreadable: parsed.length - items.length }
  }

  /** Stores the files, then the item, so that an item is never without its files. An existing item is not changed. */
  async add(item: OutboxItem, files: ReadonlyMap<string, Blob>): Promise<{ item: OutboxItem; storedIn: StoredIn }> {
    const filesInMemory = await this.putFiles(item.id, files)
    const added = { ...item, filesInMemory }
    try {
      const { value, storedIn } = await this.database.update('outbox', this.key(item.id), (stored) => stored ?? added)
      return { item: read(value) ?? added, storedIn }
    } catch {
      // The row cannot be read, so the entry stays at least in memory; `storedIn` reports it.
      return { item: added, storedIn: await this.database.put('outbox', this.key(item.id), added) }
    }
  }

  /** Stores files; true when at least one is in memory only. */
  async putFiles(id: string, files: ReadonlyMap<string, Blob>): Promise<boolean> {
    const puts = [...files].map(([name, file]) => this.database.put('files', [this.user, id, name], file))
    const storedIn = await Promise.all(puts)
    return storedIn.some((place) => place !== 'device')
  }

  /** Applies an event to the stored item, which another tab may have changed; undefined when it is gone. */
  async apply(id: string, event: OutboxEvent): Promise<OutboxItem | undefined> {
    const { value } = await this.database.update<unknown>('outbox', this.key(id), (stored) => {
      const item = read(stored)
      if (!item) return stored
      const next = transition(item, event)
      return next === item ? stored : next
    })
    return read(value)
  }

  /** Deletes the item unless it is being sent; returns the item that remains stored, if any. */
  async remove(id: string): Promise<OutboxItem | undefined> {
    const { value } = await this.database.update<unknown>('outbox', this.key(id), (stored) =>
      read(stored)?.state.kind === 'sending' ? stored : undefined,
    )
    const left = read(value)
    if (!left) await this.removeFiles(id)
    return left
  }

  /** Deletes all sent items. */
  async removeSent(): Promise<void> {
    const { items } = await this.load()
    await Promise.all(items.filter(({ state }) => state.kind === 'sent').map(({ id }) => this.remove(id)))
  }

  /** The files of an item by the id in its request. */
  async files(id: string): Promise<ReadonlyMap<string, unknown>> {
    const rows = await this.database.all('files', [this.user, id])
    return new Map(rows.map(({ key: [, , name = ''], value }) => [name, value]))
  }

  async removeFiles(id: string): Promise<void> {
    const rows = await this.database.all('files', [this.user, id])
    await Promise.all(rows.map(({ key }) => this.database.delete('files', key)))
  }

  private key(id: string): RowKey {
    return [this.user, id]
  }
}

function read(row: unknown): OutboxItem | undefined {
  const parsed = v.safeParse(OutboxItem, row)
  return parsed.success ? parsed.output : undefined
}

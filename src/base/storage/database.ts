import { type Connection, connect, nameOf } from './connection'
import { MemoryTables } from './MemoryTables'
import type { Notify } from './notices'
import type { RowKey, TableName } from './schema'

export const DATABASE_NAME = 'gas-sales'
/** Timeout for `open`: some WebKit versions never settle the first call, and another tab may block it. ms */
const PATIENCE = 5000

/** Where a value is stored. `full`: the device refused it; `memory`: there is no device. Both end with the page. */
export type StoredIn = 'device' | 'full' | 'memory'

/**
 * Rows by key in IndexedDB, with a fallback in memory for values that the device refuses. Reads and updates reject with
 * `StorageLost` when the connection was lost and cannot be reopened: the stored rows are unknown then, not absent.
 */
export interface Database {
  get(table: TableName, key: RowKey): Promise<unknown>
  /** All rows whose key starts with these parts. */
  all(table: TableName, prefix: RowKey): Promise<{ key: RowKey; value: unknown }[]>
  /** Rejects only for a value that cannot be stored at all (a function, a proxy). */
  put(table: TableName, key: RowKey, value: unknown): Promise<StoredIn>
  delete(table: TableName, key: RowKey): Promise<void>
  /** Reads and writes in one transaction. `change` returns the same object to leave the row, undefined to delete it. */
  update<T>(table: TableName, key: RowKey, change: (old: unknown) => T | undefined): Promise<Updated<T>>
  close(): Promise<void>
}

/** The database was open before in this page and cannot be reached now. The next call tries to reopen it. */
export class StorageLost extends Error {
  override readonly name = 'StorageLost'
}

export interface Updated<T> {
  readonly value: T | undefined
  readonly storedIn: StoredIn
}

export interface DatabaseOptions {
  readonly notice: Notify
  readonly name?: string
  /** ms to wait for the device before using memory; rows in memory move to the device once it opens. */
  readonly patience?: number
}

/** Opens the app's IndexedDB database on first use. Works in memory, with one notice, where storage is forbidden. */
export function createDatabase({ notice, name = DATABASE_NAME, patience = PATIENCE }: DatabaseOptions): Database {
  const memory = new MemoryTables()
  const deleted: { table: TableName; key: RowKey }[] = []
  let opening: Promise<Connection | undefined> | undefined
  let ready: Connection | undefined
  /** The database was open before, so the device may hold rows that memory does not. */
  let wasOpen = false
  let reported = false

  const discard = () => {
    ready = undefined
    opening = undefined
  }

  const notify = (text: 'storage.forbidden' | 'storage.blocked') => {
    if (!reported) notice(text)
    reported = true
  }

  /** Applies pending deletions and writes from memory to the device; values that it still refuses stay in memory. */
  const catchUp = (connection: Connection) => {
    for (const { table, key } of deleted.splice(0))
      connection.delete(table, key).catch(() => deleted.push({ table, key }))
    for (const { table, key, value } of memory.rows()) write(connection, table, key, value).catch(() => 'memory')
  }

  const open = (): Promise<Connection | undefined> => {
    if (ready) return Promise.resolve(ready)
    opening ??= new Promise((resolve) => {
      let isBlocked = false
      const giveUp = () => {
        clearTimeout(timer)
        notify(isBlocked ? 'storage.blocked' : 'storage.forbidden')
        resolve(undefined)
      }
      const timer = setTimeout(giveUp, patience)
      const blocked = () => {
        isBlocked = true
      }
      connect(name, { blocked, lost: discard }).then(
        (connection) => {
          clearTimeout(timer)
          ready = connection
          wasOpen = true
          resolve(connection)
          catchUp(connection)
        },
        () => {
          giveUp()
          // A browser that has allowed storage before may allow it at the next call; otherwise rows stay in memory.
          if (wasOpen) opening = undefined
        },
      )
    })
    return opening
  }

  /** Runs on the device, or calls `without` when there is none. Reopens a closed connection once. */
  const onDevice = async <T>(
    run: (connection: Connection) => Promise<T>,
    without: () => T | Promise<T>,
  ): Promise<T> => {
    const connection = await open()
    if (!connection) return without()
    try {
      return await run(connection)
    } catch (error) {
      if (nameOf(error) !== 'InvalidStateError') throw error
      if (ready === connection) discard()
      const again = await open()
      return again ? run(again) : without()
    }
  }

  /** The value of a row when there is no device: absent, unless stored rows may exist. */
  const absent = (): undefined => {
    if (wasOpen) throw new StorageLost('the storage of this device cannot be reached')
    return undefined
  }

  const write = async (connection: Connection, table: TableName, key: RowKey, value: unknown): Promise<StoredIn> => {
    try {
      await connection.put(table, value, key)
    } catch (error) {
      if (isCallersFault(error)) memory.delete(table, key)
      if (isCallersFault(error) || nameOf(error) === 'InvalidStateError') throw error
      return 'full'
    }
    if (memory.get(table, key) === value) memory.delete(table, key)
    return 'device'
  }

  const put: Database['put'] = (table, key, value) => {
    memory.set(table, key, value)
    return onDevice<StoredIn>(
      (connection) => write(connection, table, key, value),
      () => 'memory',
    )
  }

  const remove: Database['delete'] = (table, key) => {
    memory.delete(table, key)
    return onDevice<void>(
      (connection) => connection.delete(table, key),
      () => void deleted.push({ table, key }),
    )
  }

  const updateInMemory = async <T>(table: TableName, key: RowKey, change: (old: unknown) => T | undefined) => {
    const old = memory.has(table, key) ? memory.get(table, key) : absent()
    const value = change(old)
    if (value !== undefined) return { value, storedIn: await put(table, key, value) }
    // The row may exist on a device that opens late; it must not be deleted without being read.
    if (old !== undefined) await remove(table, key)
    return { value, storedIn: 'device' as const }
  }

  const update = async <T>(
    table: TableName,
    key: RowKey,
    change: (old: unknown) => T | undefined,
  ): Promise<Updated<T>> => {
    if (memory.has(table, key)) return updateInMemory(table, key, change)
    let value: T | undefined
    const changeRow = async (connection: Connection): Promise<Updated<T>> => {
      value = undefined
      const transaction = connection.transaction(table, 'readwrite')
      const old = await transaction.store.get(key)
      value = change(old)
      // A failed request rejects here and in `done`; only `done` is evaluated.
      if (value === undefined) transaction.store.delete(key).catch(() => undefined)
      else if (value !== old) transaction.store.put(value, key).catch(() => undefined)
      await transaction.done
      return { value, storedIn: 'device' }
    }
    try {
      return await onDevice(changeRow, () => updateInMemory(table, key, change))
    } catch (error) {
      if (value === undefined || isCallersFault(error)) throw error
      memory.set(table, key, value)
      return { value, storedIn: 'full' }
    }
  }

  return {
    get: async (table, key) =>
      memory.has(table, key)
        ? memory.get(table, key)
        : onDevice<unknown>((connection) => connection.get(table, key), absent),

    async all(table, prefix) {
      // IndexedDB sorts arrays after strings, so this range contains exactly the keys that start with the prefix.
      const range = IDBKeyRange.bound(prefix, [...prefix, []])
      const stored = await onDevice(
        async (connection) => {
          const { store } = connection.transaction(table)
          const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
          return keys.map((key, at) => ({ key, value: values[at] }))
        },
        () => absent() ?? [],
      )
      return memory.over(table, prefix, stored)
    },

    put,
    delete: remove,
    update,

    async close() {
      const connection = await opening
      connection?.close()
      discard()
      wasOpen = false
    },
  }
}

const isCallersFault = (error: unknown) => nameOf(error) === 'DataCloneError'

let shared: Database | undefined

/** The database shared by drafts, outbox, offline lists, pending host calls and recordings. */
export function theDatabase(notice: Notify): Database {
  shared ??= createDatabase({ notice })
  return shared
}

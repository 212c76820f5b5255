import { type Connection, connect, nameOf } from './connection'
import { MemoryTables } from './MemoryTables'
import type { Notify } from './notices'
import type { RowKey, TableName } from './schema'

export const DATABASE_NAME = 'gas-sales'
/** Some WebKit versions never answer the first `open`, and another tab may block it; nobody waits longer than this. ms */
const PATIENCE = 5000

/** `full`: the device refused this value; `memory`: it takes none at all. In both it lives until the page does. */
export type Kept = 'device' | 'full' | 'memory'

/** Rows by key, on the device; what the device refuses is kept in memory and read from there. */
export interface Database {
  get(table: TableName, key: RowKey): Promise<unknown>
  /** All rows whose key begins with these parts. */
  all(table: TableName, prefix: RowKey): Promise<{ key: RowKey; value: unknown }[]>
  /** Rejects only for a value that cannot be stored at all (a function, a proxy). */
  put(table: TableName, key: RowKey, value: unknown): Promise<Kept>
  delete(table: TableName, key: RowKey): Promise<void>
  /** Reads and writes in one transaction, across tabs; `change` gives the same object to leave the row, undefined to delete it. */
  update<T>(table: TableName, key: RowKey, change: (old: unknown) => T | undefined): Promise<Updated<T>>
  close(): Promise<void>
}

export interface Updated<T> {
  readonly value: T | undefined
  readonly kept: Kept
}

export interface DatabaseOptions {
  readonly notice: Notify
  readonly name?: string
  /** ms until memory takes over; what was written meanwhile moves to the device once it answers. */
  readonly patience?: number
}

/** The app's one IndexedDB database; from memory, with one notice, where the browser forbids it. */
export function createDatabase({ notice, name = DATABASE_NAME, patience = PATIENCE }: DatabaseOptions): Database {
  const memory = new MemoryTables()
  const deleted: { table: TableName; key: RowKey }[] = []
  let opening: Promise<Connection | undefined> | undefined
  let ready: Connection | undefined
  let told = false

  const forget = () => {
    ready = undefined
    opening = undefined
  }

  const tell = (text: 'storage.forbidden' | 'storage.blocked') => {
    if (!told) notice(text)
    told = true
  }

  /** What memory took while the device did not answer now goes where it belongs; what is refused again stays in memory. */
  const catchUp = (connection: Connection) => {
    for (const { table, key } of deleted.splice(0))
      connection.delete(table, key).catch(() => deleted.push({ table, key }))
    for (const { table, key, value } of memory.rows()) write(connection, table, key, value).catch(() => 'memory')
  }

  const open = (): Promise<Connection | undefined> => {
    if (ready) return Promise.resolve(ready)
    opening ??= new Promise((resolve) => {
      let isBlocked = false
      let isLate = false
      const giveUp = () => {
        isLate = true
        clearTimeout(timer)
        tell(isBlocked ? 'storage.blocked' : 'storage.forbidden')
        resolve(undefined)
      }
      const timer = setTimeout(giveUp, patience)
      const blocked = () => {
        isBlocked = true
      }
      connect(name, { blocked, lost: forget }).then((connection) => {
        clearTimeout(timer)
        ready = connection
        resolve(connection)
        if (isLate) catchUp(connection)
      }, giveUp)
    })
    return opening
  }

  /** Runs on the device, undefined without one. A connection closed under our hands is opened once more. */
  const onDevice = async <T>(run: (connection: Connection) => Promise<T>): Promise<T | undefined> => {
    const connection = await open()
    if (!connection) return undefined
    try {
      return await run(connection)
    } catch (error) {
      if (nameOf(error) !== 'InvalidStateError') throw error
      if (ready === connection) forget()
      const again = await open()
      return again && run(again)
    }
  }

  const write = async (connection: Connection, table: TableName, key: RowKey, value: unknown): Promise<Kept> => {
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

  const put: Database['put'] = async (table, key, value) => {
    memory.set(table, key, value)
    return (await onDevice((connection) => write(connection, table, key, value))) ?? 'memory'
  }

  const remove: Database['delete'] = async (table, key) => {
    memory.delete(table, key)
    if (!(await open())) deleted.push({ table, key })
    else await onDevice((connection) => connection.delete(table, key))
  }

  const updateInMemory = async <T>(table: TableName, key: RowKey, change: (old: unknown) => T | undefined) => {
    const value = change(memory.get(table, key))
    if (value !== undefined) return { value, kept: await put(table, key, value) }
    await remove(table, key)
    return { value, kept: 'device' as const }
  }

  const update = async <T>(
    table: TableName,
    key: RowKey,
    change: (old: unknown) => T | undefined,
  ): Promise<Updated<T>> => {
    if (!(await open()) || memory.has(table, key)) return updateInMemory(table, key, change)
    let value: T | undefined
    const changeRow = async (connection: Connection) => {
      const transaction = connection.transaction(table, 'readwrite')
      const old = await transaction.store.get(key)
      value = change(old)
      // A failed request rejects here as well as in `done`, which is the one that counts.
      if (value === undefined) transaction.store.delete(key).catch(() => undefined)
      else if (value !== old) transaction.store.put(value, key).catch(() => undefined)
      await transaction.done
    }
    try {
      await onDevice(changeRow)
    } catch (error) {
      if (value === undefined || isCallersFault(error)) throw error
      memory.set(table, key, value)
      return { value, kept: 'full' }
    }
    return { value, kept: 'device' }
  }

  return {
    get: async (table, key) =>
      memory.has(table, key) ? memory.get(table, key) : onDevice((connection) => connection.get(table, key)),

    async all(table, prefix) {
      // An array sorts after every string: the range holds exactly the keys that begin with the prefix.
      const range = IDBKeyRange.bound(prefix, [...prefix, []])
      const stored = await onDevice(async (connection) => {
        const { store } = connection.transaction(table)
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
        return keys.map((key, at) => ({ key, value: values[at] }))
      })
      return memory.over(table, prefix, stored ?? [])
    },

    put,
    delete: remove,
    update,

    async close() {
      const connection = await opening
      connection?.close()
      forget()
    },
  }
}

const isCallersFault = (error: unknown) => nameOf(error) === 'DataCloneError'

let shared: Database | undefined

/** The page's one database: drafts, outbox, offline lists, pending host calls and recordings share it. */
export function theDatabase(notice: Notify): Database {
  shared ??= createDatabase({ notice })
  return shared
}

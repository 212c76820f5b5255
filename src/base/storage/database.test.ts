import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { advance } from '../../../spec/support/clock'
import { createDatabase, DATABASE_NAME, type Database } from './database'
import type { StorageNotice } from './notices'
import { MIGRATIONS, type Tables } from './schema'

let notices: StorageNotice[]
let opened: Database[]
const open = (patience?: number) => {
  const database = createDatabase({ notice: (text) => notices.push(text), ...(patience ? { patience } : {}) })
  opened.push(database)
  return database
}
const forbid = (how: () => never) => jest.spyOn(indexedDB, 'open').mockImplementation(how)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  notices = []
  opened = []
})
afterEach(() => Promise.all(opened.map((database) => database.close())))

/** Creates the database as the build with that schema version did. */
const storedVersion = (version: number) =>
  openDB<Tables>(DATABASE_NAME, version, {
    upgrade: (database) => {
      for (const migrate of MIGRATIONS.slice(0, version)) migrate(database)
    },
  })

describe('versions', () => {
  test('a migration from version 1 keeps the drafts and adds the newer tables', async () => {
    const old = await storedVersion(1)
    await old.put('drafts', { value: { text: 'typed' }, savedAt: 1 }, ['rep01', 'visit', 'new'])
    old.close()
    const database = open()
    expect(await database.get('drafts', ['rep01', 'visit', 'new'])).toEqual({ value: { text: 'typed' }, savedAt: 1 })
    expect(await database.put('outbox', ['rep01', '1'], 'item')).toBe('device')
  })

  test('a newer schema version created by a later build is used without changes', async () => {
    const newer = await openDB<Tables>(DATABASE_NAME, MIGRATIONS.length + 1, {
      upgrade: (database) => {
        for (const migrate of MIGRATIONS) migrate(database)
      },
    })
    newer.close()
    const database = open()
    expect(await database.put('drafts', ['rep01', 'visit', 'new'], 1)).toBe('device')
    expect(notices).toEqual([])
  })

  test('another tab can upgrade the schema while this tab keeps working', async () => {
    const database = open()
    await database.put('drafts', ['rep01', 'visit', 'new'], 1)
    const newer = await openDB(DATABASE_NAME, MIGRATIONS.length + 1)
    expect(await database.put('drafts', ['rep01', 'visit', 'new'], 2)).toBe('device')
    expect(await newer.get('drafts', ['rep01', 'visit', 'new'])).toBe(2)
    newer.close()
  })

  test('while another tab blocks the upgrade, rows stay in memory; they move to the device afterwards', async () => {
    const old = await storedVersion(1)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const kept = open(1000).put('drafts', ['rep01', 'visit', 'new'], 'typed')
    // The patience ends after the browser has said that the upgrade is blocked.
    await advance(1000)
    jest.useRealTimers()
    expect(await kept).toBe('memory')
    expect(notices).toEqual(['storage.blocked'])
    old.close()
    const afterReload = open()
    await expect(eventually(() => afterReload.get('drafts', ['rep01', 'visit', 'new']))).resolves.toBe('typed')
  })
})

describe('storage forbidden', () => {
  test('all operations work in memory and one notice is shown', async () => {
    forbid(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const database = open()
    expect(await database.put('drafts', ['rep01', 'visit', 'new'], 1)).toBe('memory')
    expect(await database.get('drafts', ['rep01', 'visit', 'new'])).toBe(1)
    expect(await database.all('drafts', ['rep01'])).toEqual([{ key: ['rep01', 'visit', 'new'], value: 1 }])
    expect(await database.update('drafts', ['rep01', 'visit', 'new'], (old) => Number(old) + 1)).toEqual({
      value: 2,
      storedIn: 'memory',
    })
    await database.delete('drafts', ['rep01', 'visit', 'new'])
    expect(await database.all('drafts', ['rep01'])).toEqual([])
    expect(notices).toEqual(['storage.forbidden'])
  })
})

describe('a connection that is lost and cannot be opened again', () => {
  const ROW = ['rep01', '1'] as const

  /** Stores one row, then closes the connection and makes every further `open` fail. */
  async function lose(): Promise<Database> {
    const database = open()
    await database.put('outbox', [...ROW], 'stored')
    const newer = await openDB(DATABASE_NAME, MIGRATIONS.length + 1)
    newer.close()
    forbid(() => {
      throw new DOMException('no connection', 'UnknownError')
    })
    return database
  }

  test('update() rejects instead of treating the stored row as absent', async () => {
    const database = await lose()
    const seen: unknown[] = []
    const change = (old: unknown) => {
      seen.push(old)
      return old
    }
    await expect(database.update('outbox', [...ROW], change)).rejects.toThrow('storage')
    expect(seen).toEqual([])
    jest.restoreAllMocks()
    expect(await database.get('outbox', [...ROW])).toBe('stored')
  })

  test('get() and all() reject instead of returning nothing', async () => {
    const database = await lose()
    await expect(database.get('outbox', [...ROW])).rejects.toThrow('storage')
    await expect(database.all('outbox', ['rep01'])).rejects.toThrow('storage')
  })

  test('writes and deletions are applied to the device once it answers again', async () => {
    const database = await lose()
    expect(await database.put('outbox', ['rep01', '2'], 'meanwhile')).toBe('memory')
    expect(await database.get('outbox', ['rep01', '2'])).toBe('meanwhile')
    await database.delete('outbox', [...ROW])
    jest.restoreAllMocks()
    expect((await database.all('outbox', ['rep01'])).map(({ value }) => value)).toEqual(['meanwhile'])
    await database.close()
    expect((await open().all('outbox', ['rep01'])).map(({ value }) => value)).toEqual(['meanwhile'])
  })
})

test('an update of a row that is not in memory deletes nothing on a device that answers late', async () => {
  const old = await storedVersion(1)
  await old.put('drafts', 'stored', ['rep01', 'visit', 'new'])
  const database = open(20)
  expect(await database.update('drafts', ['rep01', 'visit', 'new'], (row) => row)).toMatchObject({ value: undefined })
  old.close()
  expect(await open().get('drafts', ['rep01', 'visit', 'new'])).toBe('stored')
})

describe('rows', () => {
  test('all() returns the rows of exactly one user', async () => {
    const database = open()
    for (const user of ['rep01', 'rep010', 'rep1']) await database.put('drafts', [user, 'visit', 'new'], user)
    expect((await database.all('drafts', ['rep01'])).map((row) => row.value)).toEqual(['rep01'])
  })

  test('updates of two tabs do not overwrite each other', async () => {
    const [one, two] = [open(), open()]
    const add = (old: unknown) => (typeof old === 'number' ? old : 0) + 1
    await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).update('leases', ['count'], add)))
    expect(await one.get('leases', ['count'])).toBe(10)
  })

  test('an update on a full device stays in memory', async () => {
    const database = open()
    await database.put('outbox', ['rep01', '1'], 1)
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await database.update('outbox', ['rep01', '1'], () => 2)).toEqual({ value: 2, storedIn: 'full' })
    expect(await database.get('outbox', ['rep01', '1'])).toBe(2)
  })

  test('an update that returns undefined deletes the row', async () => {
    const database = open()
    await database.put('outbox', ['rep01', '1'], 1)
    await database.update('outbox', ['rep01', '1'], () => undefined)
    expect(await database.get('outbox', ['rep01', '1'])).toBeUndefined()
  })
})

async function eventually<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const value = await read()
    if (value !== undefined) return value
  }
  return undefined
}

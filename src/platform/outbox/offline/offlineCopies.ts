import * as v from 'valibot'
import type { Database } from '#base/storage'

/** The first page of a list as it was last loaded, for use without network. */
export interface OfflineList {
  /** The raw response; the list's schema validates it when it is used. */
  readonly page: unknown
  /** ms since the epoch; shown to the user as the age of the data. */
  readonly seenAt: number
}

/** The first pages of a user's lists. */
export interface OfflineLists {
  /** Stores the page under the list's name (route and filters). Never rejects in `core`: the copy is optional. */
  remember(list: string, page: unknown): Promise<void>
  recall(list: string): Promise<OfflineList | undefined>
}

/** The responses for a part of a record as it was last loaded, for use without network. */
export interface OfflinePart {
  /** Raw responses of the part's calls, in order; their schemas validate them when they are used. */
  readonly raw: unknown
  /** ms since the epoch; shown to the user as the age of the data. */
  readonly seenAt: number
}

/** Parts of the records that a user has opened last. */
export interface OfflineRecords {
  /** Stores the responses for a part (`main`, `contacts`) of a record (`<store>:<id>`). Never rejects in `core`. */
  remember(record: string, part: string, raw: unknown): Promise<void>
  recall(record: string, part: string): Promise<OfflinePart | undefined>
}

interface Options {
  readonly database: Database
  /** Login name; copies of other users are not readable. */
  readonly user: string
  readonly now?: () => number
}

/** Maximum number of lists stored per user; the oldest one is deleted beyond that. */
const MAX_LISTS = 100
/** Maximum number of records stored per user; the one opened longest ago is deleted beyond that. */
const MAX_RECORDS = 20
/** Prefix of a record's row in the table of offline copies; lists are named by their route. */
const RECORD_ROW = 'record '
/** Dictionaries and organisations: one row, which no record displaces, because every form needs it. */
const DIRECTORY_ROW = `${RECORD_ROW}directory`

const ListRow = v.object({ page: v.unknown(), seenAt: v.number() })
const RecordRow = v.object({
  parts: v.record(v.string(), v.object({ raw: v.unknown(), seenAt: v.number() })),
  seenAt: v.number(),
})
const Aged = v.object({ seenAt: v.number() })

function read<S extends v.GenericSchema>(schema: S, row: unknown): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, row)
  return parsed.success ? parsed.output : undefined
}

/** Stores the first pages of a user's lists in IndexedDB. */
export function createOfflineLists({ database, user, now = Date.now }: Options): OfflineLists {
  const isList = (name: string) => !name.startsWith(RECORD_ROW)
  return {
    async remember(list, page) {
      const isNew = await replaceRow(database, [user, list], (): OfflineList => ({ page, seenAt: now() }))
      if (isNew) await dropOldest(database, user, isList, MAX_LISTS)
    },
    recall: async (list) => read(ListRow, await database.get('pages', [user, list])),
  }
}

/** Stores the parts of a user's last opened records in IndexedDB. */
export function createOfflineRecords({ database, user, now = Date.now }: Options): OfflineRecords {
  const rowOf = (record: string) => RECORD_ROW + record
  const isRecord = (name: string) => name.startsWith(RECORD_ROW) && name !== DIRECTORY_ROW
  return {
    async remember(record, part, raw) {
      const seenAt = now()
      const isNew = await replaceRow(database, [user, rowOf(record)], (old) => ({
        parts: { ...read(RecordRow, old)?.parts, [part]: { raw, seenAt } },
        seenAt,
      }))
      if (isNew) await dropOldest(database, user, isRecord, MAX_RECORDS)
    },
    recall: async (record, part) => read(RecordRow, await database.get('pages', [user, rowOf(record)]))?.parts[part],
  }
}

/** Returns true for a row that is not counted yet: only then do the oldest ones have to be looked for. */
async function replaceRow(database: Database, key: [string, string], row: (old: unknown) => unknown): Promise<boolean> {
  let isNew = false
  await database.update('pages', key, (old) => {
    isNew = old === undefined
    return row(old)
  })
  return isNew
}

/** Deletes all but the `most` newest of a user's copies whose name `isOfKind`. */
async function dropOldest(
  database: Database,
  user: string,
  isOfKind: (name: string) => boolean,
  most: number,
): Promise<void> {
  const ageOf = (row: unknown) => read(Aged, row)?.seenAt ?? 0
  const rows = (await database.all('pages', [user])).filter(({ key }) => isOfKind(key[1] ?? ''))
  const newestFirst = rows.sort((a, b) => ageOf(b.value) - ageOf(a.value))
  await Promise.all(newestFirst.slice(most).map(({ key }) => database.delete('pages', key)))
}

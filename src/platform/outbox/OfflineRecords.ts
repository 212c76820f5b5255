import * as v from 'valibot'
import type { Database } from '#base/storage'
import { dropOldest, RECORD_ROW } from './offlineCopies'

/** An answer about a record as it was last loaded, for use without network. */
export interface OfflinePart {
  /** Raw answers of the part's calls, in order; their schemas validate them when they are used. */
  readonly raw: unknown
  /** ms since the epoch; shown to the user as the age of the data. */
  readonly seenAt: number
}

export interface OfflineRecords {
  /** Stores what was answered about a part (`main`, `contacts`) of a record (`<store>:<id>`). Never rejects. */
  remember(record: string, part: string, raw: unknown): Promise<void>
  recall(record: string, part: string): Promise<OfflinePart | undefined>
}

interface Options {
  readonly database: Database
  /** Login name; records of other users are not readable. */
  readonly user: string
  readonly now?: () => number
}

/** Records kept per user, by when they were last opened. */
const KEPT_RECORDS = 20
/** Dictionaries and organisations: one row, which no record displaces, because every form needs it. */
const DIRECTORY = 'directory'

const Row = v.object({
  parts: v.record(v.string(), v.object({ raw: v.unknown(), seenAt: v.number() })),
  seenAt: v.number(),
})

const read = (row: unknown): v.InferOutput<typeof Row> | undefined => {
  const parsed = v.safeParse(Row, row)
  return parsed.success ? parsed.output : undefined
}

/** Stores the parts of a user's last opened records in IndexedDB. */
export function createOfflineRecords({ database, user, now = Date.now }: Options): OfflineRecords {
  const rowOf = (record: string) => RECORD_ROW + record

  return {
    async remember(record, part, raw) {
      try {
        const seenAt = now()
        let isNew = false
        await database.update('pages', [user, rowOf(record)], (old) => {
          isNew = old === undefined
          return { parts: { ...read(old)?.parts, [part]: { raw, seenAt } }, seenAt }
        })
        // Reads every copy, so not for each part of a record that is counted already.
        const isRecord = (name: string) => name.startsWith(RECORD_ROW) && name !== rowOf(DIRECTORY)
        if (isNew) await dropOldest(database, user, isRecord, KEPT_RECORDS)
      } catch (error) {
        console.warn('the record could not be kept for later', error)
      }
    },
    async recall(record, part) {
      const parts = read(await database.get('pages', [user, rowOf(record)]))?.parts
      return parts?.[part]
    },
  }
}

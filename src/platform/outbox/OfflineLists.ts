import * as v from 'valibot'
import type { Database } from '#base/storage'
import { dropOldest, RECORD_ROW } from './offlineCopies'

/** The first page of a list as it was last loaded, for use without network. */
export interface OfflineList {
  /** The raw answer; the list's schema validates it when it is used. */
  readonly page: unknown
  /** ms since the epoch; shown to the user as the age of the data. */
  readonly seenAt: number
}

export interface OfflineLists {
  /** Stores the page under the list's name (route and filters). Never rejects: the copy is optional. */
  remember(list: string, page: unknown): Promise<void>
  recall(list: string): Promise<OfflineList | undefined>
  /** Stops storing pages; called when the user's session ends. */
  dispose(): void
}

interface SeenPagesOptions {
  readonly database: Database
  /** Login name; lists of other users are not readable. */
  readonly user: string
  readonly now?: () => number
}

/** Lists kept per user; the oldest one is deleted beyond that. */
const KEPT_LISTS = 100

const Row = v.object({ page: v.unknown(), seenAt: v.number() })

/** Stores the first pages of a user's lists in IndexedDB. */
export function createOfflineLists({
  database,
  user,
  now = Date.now,
}: SeenPagesOptions): Omit<OfflineLists, 'dispose'> {
  const read = (row: unknown): OfflineList | undefined => {
    const parsed = v.safeParse(Row, row)
    return parsed.success ? parsed.output : undefined
  }

  return {
    async remember(list, page) {
      try {
        let isNew = false
        await database.update('pages', [user, list], (old): OfflineList => {
          isNew = old === undefined
          return { page, seenAt: now() }
        })
        // Reads every copy, so only when there is one more.
        if (isNew) await dropOldest(database, user, (name) => !name.startsWith(RECORD_ROW), KEPT_LISTS)
      } catch (error) {
        console.warn('the list could not be kept for later', error)
      }
    },
    recall: async (list) => read(await database.get('pages', [user, list])),
  }
}

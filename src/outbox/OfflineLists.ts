import * as v from 'valibot'
import type { Database } from '#src/device'

/** The page of a list that was last on screen, for an open without network. */
export interface OfflineList {
  /** As the list's call gave it, unparsed: the list's schema decides whether it still fits. */
  readonly page: unknown
  /** ms since the epoch; a person is told how old it is. */
  readonly seenAt: number
}

export interface OfflineLists {
  /** Keeps the page under the list's name (route and filters). Never rejects: it is a convenience, the server has the list. */
  remember(list: string, page: unknown): Promise<void>
  recall(list: string): Promise<OfflineList | undefined>
  /** The user has left: nothing more is kept. */
  dispose(): void
}

interface SeenPagesOptions {
  readonly database: Database
  /** Login name; nobody sees another user's lists. */
  readonly user: string
  readonly now?: () => number
}

/** So many lists are kept for a user; the one seen longest ago leaves. */
const KEPT_LISTS = 30

const Row = v.object({ page: v.unknown(), seenAt: v.number() })

/** First pages of lists, last seen, in IndexedDB by user. */
export function createOfflineLists({
  database,
  user,
  now = Date.now,
}: SeenPagesOptions): Omit<OfflineLists, 'dispose'> {
  const read = (row: unknown): OfflineList | undefined => {
    const parsed = v.safeParse(Row, row)
    return parsed.success ? parsed.output : undefined
  }

  const tidy = async () => {
    const rows = await database.all('pages', [user])
    const newestFirst = rows.sort((a, b) => (read(b.value)?.seenAt ?? 0) - (read(a.value)?.seenAt ?? 0))
    await Promise.all(newestFirst.slice(KEPT_LISTS).map(({ key }) => database.delete('pages', key)))
  }

  return {
    async remember(list, page) {
      try {
        await database.put('pages', [user, list], { page, seenAt: now() } satisfies OfflineList)
        await tidy()
      } catch (error) {
        console.warn('the list could not be kept for later', error)
      }
    },
    recall: async (list) => read(await database.get('pages', [user, list])),
  }
}

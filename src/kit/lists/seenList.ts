import { whenStorable } from '#base/loading'
import type { OfflineLists } from '#platform/outbox'
import type { IdPage, SeenList } from './ListModel'

interface SeenListOptions {
  readonly pages: OfflineLists
  /** Path of the page and key of the list. */
  readonly name: string
  /**
   * Parses a stored response, puts its records into the area's store and returns the ids. Throws when it does not
   * parse.
   */
  readonly restore: (answer: unknown) => IdPage
  /** Resolves when what is shown should be stored. */
  readonly shown?: () => Promise<void>
}

/** Stores the first page of one list on the device after it was shown, and reads it back. */
export function seenList({ pages, name, restore, shown = whenStorable }: SeenListOptions): SeenList {
  return {
    async remember(answer) {
      await shown()
      await pages.remember(name, answer)
    },
    async recall() {
      const stored = await pages.recall(name)
      return stored && { ...restore(stored.page), seenAt: new Date(stored.seenAt) }
    },
  }
}

import { afterFirstScreen, whenIdle } from '#src/loading'
import type { OfflineLists } from '#src/outbox'
import type { IdPage, SeenList } from './ListModel'

interface SeenListOptions {
  readonly pages: OfflineLists
  /** Page and key of the list. */
  readonly name: string
  /** Reads an answer as the list's call does and puts its records where the rows find them; throws when it no longer fits. */
  readonly restore: (answer: unknown) => IdPage
  /** When there is time to keep something. */
  readonly shown?: () => Promise<void>
}

/** The first page of one list, kept on the device after it was shown. */
export function seenList({
  pages,
  name,
  restore,
  shown = () => afterFirstScreen.then(whenIdle),
}: SeenListOptions): SeenList {
  return {
    async remember(answer) {
      await shown()
      await pages.remember(name, answer)
    },
    async recall() {
      const kept = await pages.recall(name)
      return kept && { ...restore(kept.page), seenAt: new Date(kept.seenAt) }
    },
  }
}

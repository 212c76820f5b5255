import type { SimContext } from '../contract'

/** The server writes what was said so long after it has received a recording. ms */
const WRITTEN_AFTER = 5000
const NO_TRANSCRIPT = 'No transcript'

interface Recording {
  readonly url: string
  /** What a seeded one says. */
  readonly transcript?: string | undefined
}

/**
 * Recordings that were received `at`, with what was said once it is written; of one that is not seeded, that there is
 * none.
 */
export function transcribed(
  recordings: readonly Recording[],
  at: string,
  { now }: Pick<SimContext, 'now'>,
): Recording[] {
  const isWritten = now.getTime() - Date.parse(at) >= WRITTEN_AFTER
  return recordings.map(({ transcript = NO_TRANSCRIPT, ...recording }) => {
    return { ...recording, ...(isWritten && { transcript }) }
  })
}

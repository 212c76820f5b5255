import type { createBackend, DatedDump } from '../backend/createBackend'

/** What the tester has changed, because a browser ends a worker that is idle. */
export const DUMP = 'dump.json'

/**
 * Restores what an earlier worker has kept, of this or an earlier build. What cannot be restored is dropped: the back
 * end begins anew, because otherwise no call would ever be answered.
 */
export async function restoreKept(
  cache: Pick<Cache, 'match' | 'delete'>,
  backend: Pick<ReturnType<typeof createBackend>, 'restore'>,
): Promise<void> {
  const kept = await cache.match(DUMP)
  if (!kept) return
  try {
    backend.restore((await kept.json()) as DatedDump)
  } catch (error) {
    console.warn('What was kept of the back end cannot be read: it begins anew.', error)
    await cache.delete(DUMP)
  }
}

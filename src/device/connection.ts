import { type IDBPDatabase, openDB } from 'idb'
import { MIGRATIONS, type Tables } from './schema'

export type Connection = IDBPDatabase<Tables>

interface Callbacks {
  /** Another tab holds an older version and does not let go. */
  readonly blocked: () => void
  /** The connection is gone (closed for another tab's newer version, or by the browser); open a new one when needed. */
  readonly lost: () => void
}

/** Opens the database at the version of this build, or at a newer one that another build has left. */
export async function connect(name: string, { blocked, lost }: Callbacks, version = MIGRATIONS.length) {
  const callbacks = {
    blocked,
    blocking: (_current: number, _wanted: number | null, event: IDBVersionChangeEvent) => {
      // Holding on would keep the other tab, with the newer build, from ever opening.
      if (event.target instanceof IDBDatabase) event.target.close()
      lost()
    },
    terminated: lost,
  }
  try {
    return await openDB<Tables>(name, version, {
      ...callbacks,
      upgrade: (database, from) => {
        for (const migrate of MIGRATIONS.slice(from, version)) migrate(database)
      },
    })
  } catch (error) {
    // A newer build was here before (stale deployment, rolled back): its tables contain ours.
    if (nameOf(error) === 'VersionError') return openDB<Tables>(name, undefined, callbacks)
    throw error
  }
}

/** The name of a storage error, whichever class (or frame) it comes from. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}

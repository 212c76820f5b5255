import { type IDBPDatabase, openDB } from 'idb'
import { MIGRATIONS, type Tables } from './schema'

export type Connection = IDBPDatabase<Tables>

interface Callbacks {
  /** Another tab has an older version of the database open, which blocks the upgrade. */
  readonly blocked: () => void
  /** The connection was closed, by an upgrade in another tab or by the browser; open a new one when needed. */
  readonly lost: () => void
}

/** Opens the database at this build's version, or at a newer version that a newer build has created. */
export async function connect(name: string, { blocked, lost }: Callbacks, version = MIGRATIONS.length) {
  const callbacks = {
    blocked,
    blocking: (_current: number, _wanted: number | null, event: IDBVersionChangeEvent) => {
      // Keeping the connection open would block the other tab's upgrade.
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
    // A newer build ran here before (a rolled back deployment). Its tables include all of ours.
    if (nameOf(error) === 'VersionError') return openDB<Tables>(name, undefined, callbacks)
    throw error
  }
}

/** The `name` of an error, also when its class comes from another realm (`instanceof` fails then). */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}

import type { DBSchema, IDBPDatabase } from 'idb'

/** Keys begin with the user's login name, so that one user's rows are one range; leases belong to the browser, not to a user. */
export type RowKey = [user: string, ...rest: string[]]

interface Row {
  key: RowKey
  value: unknown
}

export interface Tables extends DBSchema {
  /** [user, form, record] */
  drafts: Row
  /** [user, item] */
  outbox: Row
  /** [user, item, position]: photos and other files of outbox items, apart so that a full device still takes the text. */
  files: Row
  /** [user, list]: last seen pages of lists, for a cold open without network. */
  pages: Row
  /** [name]: which tab may send, where `navigator.locks` is missing. */
  leases: Row
  /** [user, call]: calls of the host that showed something to a person when the page was last alive. */
  calls: Row
  /** [user, recording, position]: recorded segments until they have arrived. */
  segments: Row
}

export type TableName = 'drafts' | 'outbox' | 'files' | 'pages' | 'leases' | 'calls' | 'segments'

/**
 * Step n leads from stored version n to n + 1 and is never changed once shipped: devices in the field hold every version.
 * A new table or a change of stored rows is a new step at the end.
 */
export const MIGRATIONS: readonly ((database: IDBPDatabase<Tables>) => void)[] = [
  (database) => {
    database.createObjectStore('drafts')
  },
  (database) => {
    database.createObjectStore('outbox')
    database.createObjectStore('files')
    database.createObjectStore('pages')
    database.createObjectStore('leases')
  },
  (database) => {
    database.createObjectStore('calls')
    database.createObjectStore('segments')
  },
]

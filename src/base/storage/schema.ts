import type { DBSchema, IDBPDatabase } from 'idb'

/** Keys start with the login name, so one user's rows form one range. Leases belong to the browser, not to a user. */
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
  /**
   * [user, item or draft, file]: files of outbox items and drafts, stored apart so that a full device can still take
   * the text.
   */
  files: Row
  /** [user, list]: first pages of lists, for a start without network. */
  pages: Row
  /** [name]: the leading tab, where `navigator.locks` is missing. */
  leases: Row
  /** [user, call]: interactive host calls (camera, picker) that were pending when the page ended. */
  calls: Row
  /** [user, recording, position]: recorded segments that are not uploaded yet. */
  segments: Row
}

export type TableName = 'drafts' | 'outbox' | 'files' | 'pages' | 'leases' | 'calls' | 'segments'

/**
 * Step n migrates from version n to n + 1. Never change a released step: devices in the field have every version.
 * Append a new step for a new table or a changed row format.
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

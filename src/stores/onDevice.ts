import { createDatabase, type Database } from './database'
import { createDrafts, type Drafts } from './drafts'
import type { Notify } from './notices'
import { createSeenPages, type SeenPages } from './seenPages'

let database: Database | undefined

/** The app's one database: drafts, outbox and seen lists lie in it beside each other. */
export function theDatabase(notice: Notify): Database {
  database ??= createDatabase({ notice })
  return database
}

/** The drafts of one user. */
export function openDrafts(user: string, notice: Notify): Drafts {
  return createDrafts({ database: theDatabase(notice), user, notice })
}

/** The lists that one user has seen. */
export function openSeenPages(user: string, notice: Notify): SeenPages {
  return createSeenPages({ database: theDatabase(notice), user })
}

import { createDatabase, type Database } from './database'
import { createDrafts, type Drafts } from './drafts'
import type { Notify } from './notices'

let database: Database | undefined

/** The drafts of one user, in the app's one database. */
export function openDrafts(user: string, notice: Notify): Drafts {
  database ??= createDatabase({ notice })
  return createDrafts({ database, user, notice })
}

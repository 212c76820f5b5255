export {
  createDatabase,
  type Database,
  type DatabaseOptions,
  type StoredIn,
  theDatabase,
  type Updated,
} from './database'
export { byLease, byLocks, chooseLeadership, type Leadership } from './leadership'
export { newId } from './newId'
export type { Notify, StorageNotice } from './notices'
export { clearPersisted, createPersist, type Persist, type PersistedFields } from './persist'
export type { RowKey, TableName } from './schema'
export { pageSurroundings, type Surroundings, type TabMessage, type Tabs } from './surroundings'

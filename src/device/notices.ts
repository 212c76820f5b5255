/** What the rooms of stored data have to tell a person; each is a text of `src/i18n/stores.*.json` under the same key. */
export type StorageNotice =
  | 'storage.forbidden'
  | 'storage.blocked'
  | 'draft.notSaved'
  | 'outbox.notKept'
  | 'outbox.photosNotKept'
  | 'outbox.unreadable'

/** Shows a notice, usually as a toast. */
export type Notify = (notice: StorageNotice) => void

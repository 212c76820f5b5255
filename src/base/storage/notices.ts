/** Messages about storage problems; each is a text key in `src/platform/i18n/stores.*.json`. */
export type StorageNotice =
  | 'storage.forbidden'
  | 'storage.blocked'
  | 'draft.notSaved'
  | 'outbox.notStored'
  | 'outbox.photosNotStored'
  | 'outbox.unreadable'

/** Shows a message to the user, usually as a toast. */
export type Notify = (notice: StorageNotice) => void

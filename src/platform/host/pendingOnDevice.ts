import { type StorageNotice, theDatabase } from '#base/storage'
import { createPendingCalls, type PendingCalls } from './engine/pending'

interface DeviceOptions {
  readonly view: Window
  /** Login name. */
  readonly user: () => string
  readonly notice: (notice: StorageNotice) => void
}

/** Pending calls of the signed-in user, in the app's database. */
export function pendingOnDevice({ view, user, notice }: DeviceOptions): PendingCalls {
  return createPendingCalls({
    rows: async () => {
      const database = theDatabase(notice)
      const owner = user()
      return {
        all: async () => (await database.all('calls', [owner])).map(({ key, value }) => ({ id: key[1] ?? '', value })),
        put: (id, value) => database.put('calls', [owner, id], value),
        delete: (id) => database.delete('calls', [owner, id]),
      }
    },
    route: () => view.location.hash.slice(1) || '/',
  })
}

import { lazyOnce } from '#base/loading'
import type { Notify } from '#base/storage'
import { HttpError } from '#platform/http'
import { deviceCode } from './deviceCode'
import type { Drafts } from './drafts'
import type { OfflineLists } from './OfflineLists'
import type { OfflineRecords } from './OfflineRecords'
import type { UploadDeps, UploadFile } from './uploadFile'

/** `dispose`: stops storing; called when the user's session ends. */
export interface LazyOfflineRecords extends OfflineRecords {
  dispose(): void
}

/** Drafts whose code is loaded on first use, so that a list does not load IndexedDB code. */
export function createLazyDrafts(notice: Notify): (user: string) => Drafts {
  return (user) => {
    const drafts = lazyOnce(async () => (await deviceCode()).openDrafts(user, notice))
    return {
      load: async (form, record) => (await drafts()).load(form, record),
      save: async (form, record, value) => (await drafts()).save(form, record, value),
      discard: async (form, record) => (await drafts()).discard(form, record),
      list: async () => (await drafts()).list(),
    }
  }
}

/** Copies whose code is loaded on first use, written until the user's session ends. */
function lazyCopies<T>(load: () => Promise<T>) {
  let isOver = false
  const opened = lazyOnce(load)
  return {
    opened,
    /** Never rejects: a copy is optional. */
    async write(what: string, write: (copies: T) => Promise<void>): Promise<void> {
      try {
        const copies = await opened()
        // The session may have ended while the data was loading.
        if (!isOver) await write(copies)
      } catch (error) {
        console.warn(`the ${what} could not be kept for later`, error)
      }
    },
    dispose() {
      isOver = true
    },
  }
}

/** Offline lists whose code is loaded on first use. */
export function createLazyOfflineLists(notice: Notify): (user: string) => OfflineLists {
  return (user) => {
    const { opened, write, dispose } = lazyCopies(async () => (await deviceCode()).openOfflineLists(user, notice))
    return {
      remember: (list, page) => write('list', (lists) => lists.remember(list, page)),
      recall: async (list) => (await opened()).recall(list),
      dispose,
    }
  }
}

/** Uploads files; the code is loaded by the first one. */
export function createLazyUploadFile(deps: UploadDeps): UploadFile {
  const load = lazyOnce(async () => (await import('./uploadFile')).createUploadFile(deps))
  return async (file, options) => {
    const upload = await load().catch((cause: unknown) => {
      throw new HttpError('network', 'Network Error', { callId: 'upload', cause })
    })
    return upload(file, options)
  }
}

/** Offline copies of records whose code is loaded on first use. */
export function createLazyOfflineRecords(notice: Notify): (user: string) => LazyOfflineRecords {
  return (user) => {
    const { opened, write, dispose } = lazyCopies(async () => (await deviceCode()).openOfflineRecords(user, notice))
    return {
      remember: (record, part, raw) => write('record', (records) => records.remember(record, part, raw)),
      recall: async (record, part) => (await opened()).recall(record, part),
      dispose,
    }
  }
}

/** Deletes a user's data on sign-out (`forgetUser`). */
export function createForget(notice: Notify): (user: string) => Promise<void> {
  return async (user) => (await deviceCode()).forgetUser(user, notice)
}

/** True if the device holds recorded segments of the user (login name). */
export async function holdsRecordings(user: string, notice: Notify): Promise<boolean> {
  return (await deviceCode()).holdsRecordings(user, notice)
}

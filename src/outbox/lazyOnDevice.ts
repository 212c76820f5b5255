import type { Notify } from '#src/device'
import { HttpError } from '#src/http'
import { lazyOnce } from '#src/loading'
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

/** Offline lists whose code is loaded on first use. */
export function createLazyOfflineLists(notice: Notify): (user: string) => OfflineLists {
  return (user) => {
    let isOver = false
    const lists = lazyOnce(async () => (await deviceCode()).openOfflineLists(user, notice))
    return {
      async remember(list, page) {
        try {
          const opened = await lists()
          // The session may have ended while the list was loading.
          if (!isOver) await opened.remember(list, page)
        } catch (error) {
          console.warn('the list could not be kept for later', error)
        }
      },
      recall: async (list) => (await lists()).recall(list),
      dispose() {
        isOver = true
      },
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
    let isOver = false
    const records = lazyOnce(async () => (await deviceCode()).openOfflineRecords(user, notice))
    return {
      async remember(record, part, raw) {
        try {
          const opened = await records()
          // The session may have ended while the record was loading.
          if (!isOver) await opened.remember(record, part, raw)
        } catch (error) {
          console.warn('the record could not be kept for later', error)
        }
      },
      recall: async (record, part) => (await records()).recall(record, part),
      dispose() {
        isOver = true
      },
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

import { lazyOnce } from '#base/loading'
import type { Notify } from '#base/storage'
import { type Http, HttpError } from '#platform/http'
import type { deviceCode } from './deviceCode'
import type { Drafts } from './drafts/drafts'
import type { OfflineLists, OfflineRecords } from './offline/offlineCopies'
import { type Areas, type CoreOutbox, UserOutbox } from './queue/UserOutbox'
import type { UploadDeps, UploadFile } from './uploadFile'

/** What the device stores for one user. */
interface UserStorage {
  readonly drafts: Drafts
  readonly outbox: CoreOutbox
  readonly offlineLists: OfflineLists
  readonly offlineRecords: OfflineRecords
  /** Stops storing copies and sending; called when the user's session ends. */
  dispose(): void
}

/** What the device stores, by user (login name). */
export interface DeviceStorage {
  /** `areas`: the declared calls that may go through the outbox. */
  of(user: string, areas: Areas): UserStorage
  /**
   * Deletes a user's data on sign-out: offline copies, the history of sent entries, pending host calls. Drafts and
   * unsent entries stay for their owner (wire.md 'Launch and identity'); sign-out opens a dialog about them first.
   */
  deleteUserData(user: string): Promise<void>
  /** True if the device holds recorded segments of the user. */
  holdsRecordings(user: string): Promise<boolean>
}

interface StorageParts {
  readonly notice: Notify
  readonly http: Http
  readonly uploadFile: UploadFile
}

type DeviceCode = typeof deviceCode

let provided: DeviceCode | undefined

/**
 * Provides the code, so that no chunk has to be loaded for it. Forms do, so that a form on screen can store its draft
 * and its submit even if the network fails right after it was opened.
 */
export function provideDeviceCode(code: DeviceCode): void {
  provided = code
}

const loadCode = async (): Promise<DeviceCode> =>
  provided ?? (await import(/* webpackChunkName: "deferred" */ './deviceCode')).deviceCode

/** Uploads files; the code is loaded by the first one. */
export function createUploads(deps: UploadDeps): UploadFile {
  const load = lazyOnce(async () => (await loadCode()).createUploadFile(deps))
  return async (file, options) => {
    const upload = await load().catch((cause: unknown) => {
      throw new HttpError('network', 'Network Error', { callId: 'upload', cause })
    })
    return upload(file, options)
  }
}

/**
 * Drafts, outbox and offline copies, whose code is loaded on first use, so that a list does not load IndexedDB code.
 */
export function createDeviceStorage({ notice, http, uploadFile }: StorageParts): DeviceStorage {
  return {
    of(user, areas) {
      const stored = lazyOnce(async () => (await loadCode()).openStored(user, notice))
      const outbox = new UserOutbox(areas, async (find) =>
        (await loadCode()).openOutbox({ user, notice, http, uploadFile, find }),
      )
      let isOver = false
      const remember = async (what: string, write: (copies: Awaited<ReturnType<typeof stored>>) => Promise<void>) => {
        try {
          const copies = await stored()
          // The session may have ended while the data was loading.
          if (!isOver) await write(copies)
        } catch (error) {
          console.warn(`the ${what} could not be kept for later`, error)
        }
      }
      return {
        outbox,
        drafts: {
          load: async (form, record) => (await stored()).drafts.load(form, record),
          save: async (form, record, value) => (await stored()).drafts.save(form, record, value),
          discard: async (form, record) => (await stored()).drafts.discard(form, record),
          list: async () => (await stored()).drafts.list(),
        },
        offlineLists: {
          remember: (list, page) => remember('list', ({ lists }) => lists.remember(list, page)),
          recall: async (list) => (await stored()).lists.recall(list),
        },
        offlineRecords: {
          remember: (record, part, raw) => remember('record', ({ records }) => records.remember(record, part, raw)),
          recall: async (record, part) => (await stored()).records.recall(record, part),
        },
        dispose() {
          isOver = true
          outbox.dispose()
        },
      }
    },
    deleteUserData: async (user) => (await loadCode()).deleteUserData(user, notice),
    holdsRecordings: async (user) => (await loadCode()).holdsRecordings(user, notice),
  }
}

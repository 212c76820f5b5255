import type { Notify } from '#src/device'
import { lazyOnce } from '#src/loading'
import { deviceCode } from './deviceCode'
import type { Drafts } from './drafts'
import type { OfflineLists } from './OfflineLists'

/** Drafts whose code is loaded when a form first asks: no list needs IndexedDB. */
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

/** Offline lists whose code is loaded when the first one is kept or asked for. */
export function createLazyOfflineLists(notice: Notify): (user: string) => OfflineLists {
  return (user) => {
    let isOver = false
    const lists = lazyOnce(async () => (await deviceCode()).openOfflineLists(user, notice))
    return {
      async remember(list, page) {
        try {
          const opened = await lists()
          // A list that was still loading when its user left.
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

/** Deletes what the device keeps of a user who signs out (`forgetUser`). */
export function createForget(notice: Notify): (user: string) => Promise<void> {
  return async (user) => (await deviceCode()).forgetUser(user, notice)
}

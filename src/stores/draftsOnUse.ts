import type { Drafts } from './drafts'
import type { Notify } from './notices'
import { onUse } from './onUse'

/** Drafts whose code is loaded when a form first asks: no list needs IndexedDB. */
export function createDraftsOnUse(notice: Notify): (user: string) => Drafts {
  return (user) => {
    const open = onUse(() => import('./onDevice').then((module) => module.openDrafts(user, notice)))
    return {
      load: async (form, record) => (await open()).load(form, record),
      save: async (form, record, value) => (await open()).save(form, record, value),
      discard: async (form, record) => (await open()).discard(form, record),
      list: async () => (await open()).list(),
    }
  }
}

import type { Notify } from './notices'
import { onUse } from './onUse'
import type { SeenPages } from './seenPages'

/** Seen lists whose code is loaded when a first one is kept, or asked for. */
export function createSeenPagesOnUse(notice: Notify): (user: string) => SeenPages {
  return (user) => {
    const open = onUse(() => import('./onDevice').then((module) => module.openSeenPages(user, notice)))
    return {
      async remember(list, page) {
        try {
          await (await open()).remember(list, page)
        } catch (error) {
          console.warn('the list could not be kept for later', error)
        }
      },
      recall: async (list) => (await open()).recall(list),
      forget: async () => (await open()).forget(),
    }
  }
}

/** What an outbox needs of the page around it; a test brings its own. */
export interface Surroundings {
  /** ms since the epoch. */
  readonly now: () => number
  /** 0 … 1 */
  readonly chance: () => number
  readonly later: (run: () => void, ms: number) => () => void
  readonly isOnline: () => boolean
  /** Network back or gone, page visible again. Gives 'stop'. */
  readonly onChange: (run: () => void) => () => void
  /** Other tabs of the app: `changed` rows, or `hurry`. */
  readonly tabs: Tabs
}

export type TabMessage = 'changed' | 'hurry'

export interface Tabs {
  readonly tell: (message: TabMessage) => void
  /** Gives 'stop'. */
  readonly listen: (run: (message: TabMessage) => void) => () => void
}

/** setTimeout takes no more; whoever waits longer looks again in between. ms */
const LONGEST_TIMER = 2 ** 31 - 1

export function pageSurroundings(user: string): Surroundings {
  return {
    now: () => Date.now(),
    chance: () => Math.random(),
    later(run, ms) {
      const timer = setTimeout(run, Math.min(ms, LONGEST_TIMER))
      return () => clearTimeout(timer)
    },
    isOnline: () => navigator.onLine,
    onChange(run) {
      const whenVisible = () => {
        if (document.visibilityState === 'visible') run()
      }
      window.addEventListener('online', run)
      window.addEventListener('offline', run)
      document.addEventListener('visibilitychange', whenVisible)
      return () => {
        window.removeEventListener('online', run)
        window.removeEventListener('offline', run)
        document.removeEventListener('visibilitychange', whenVisible)
      }
    },
    tabs: tabsOf(`outbox ${user}`),
  }
}

/** BroadcastChannel, else (iOS before 15.4) the storage event, which reaches the other tabs only. */
function tabsOf(name: string): Tabs {
  if (typeof BroadcastChannel !== 'undefined') {
    // One object for both: a channel hears all others of its name, also those of its own page.
    let channel: BroadcastChannel | undefined
    return {
      tell: (message) => channel?.postMessage(message),
      listen(run) {
        const opened = new BroadcastChannel(name)
        opened.onmessage = (event) => run(event.data === 'hurry' ? 'hurry' : 'changed')
        channel = opened
        return () => {
          channel = undefined
          opened.close()
        }
      },
    }
  }
  return {
    tell(message) {
      try {
        localStorage.setItem(name, `${message} ${Date.now()}`)
        localStorage.removeItem(name)
      } catch {
        // Storage forbidden: then no tab shares anything with another.
      }
    },
    listen(run) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === name && newValue) run(newValue.startsWith('hurry') ? 'hurry' : 'changed')
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

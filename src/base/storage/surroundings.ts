/** Clock, timers, network state and other tabs, as the outbox uses them; tests supply their own. */
export interface Surroundings {
  /** ms since the epoch. */
  readonly now: () => number
  /** 0 … 1 */
  readonly chance: () => number
  readonly later: (run: () => void, ms: number) => () => void
  readonly isOnline: () => boolean
  /** Calls `run` when the network state changes or the page becomes visible; returns a stop function. */
  readonly onChange: (run: () => void) => () => void
  /** The other tabs of the app. */
  readonly tabs: Tabs
}

export type TabMessage = 'changed' | 'hurry'

export interface Tabs {
  readonly notify: (message: TabMessage) => void
  /** Returns a stop function. */
  readonly listen: (run: (message: TabMessage) => void) => () => void
}

/** The longest delay that `setTimeout` supports. ms */
const LONGEST_TIMER = 2 ** 31 - 1

/** Clock, locks and other tabs of this page, for stores that share the device. */
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

/** Uses BroadcastChannel, or the storage event where it is missing (iOS before 15.4). */
function tabsOf(name: string): Tabs {
  if (typeof BroadcastChannel !== 'undefined') {
    // One channel for both directions: a second one in this page would receive our own messages.
    let channel: BroadcastChannel | undefined
    return {
      notify: (message) => channel?.postMessage(message),
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
    notify(message) {
      try {
        localStorage.setItem(name, `${message} ${Date.now()}`)
        localStorage.removeItem(name)
      } catch {
        // Storage is forbidden, so tabs share no data that could be stale.
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

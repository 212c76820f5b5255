/** Whether polling makes sense: the page is visible and online. */
export interface Presence {
  readonly isActive: () => boolean
  /** Called when that may have changed. Returns the unsubscribe function. */
  readonly onChange: (run: () => void) => () => void
}

export const pagePresence: Presence = {
  isActive: () => document.visibilityState === 'visible' && navigator.onLine,
  onChange(run) {
    document.addEventListener('visibilitychange', run)
    window.addEventListener('online', run)
    window.addEventListener('offline', run)
    return () => {
      document.removeEventListener('visibilitychange', run)
      window.removeEventListener('online', run)
      window.removeEventListener('offline', run)
    }
  },
}

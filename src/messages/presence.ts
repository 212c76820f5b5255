/** Whether anybody is there to be told: page visible, network there. */
export interface Presence {
  readonly isActive: () => boolean
  /** Gives 'stop'. */
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

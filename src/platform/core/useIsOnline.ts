import { useEffect, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** `navigator.onLine`. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Calls `run` whenever the network returns; nothing while it is undefined. */
export function useBackOnline(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [run])
}

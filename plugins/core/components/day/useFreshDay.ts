import { useEffect } from 'react'
import { useStore } from '#platform/core'
import { workbenchStore } from '../../stores/WorkbenchStore'

const MINUTE = 60_000

/** Loads the day again when the user comes back to the app after a while, and when a new day begins with the page open. */
export function useFreshDay(visible: boolean): void {
  const workbench = useStore(workbenchStore)
  useEffect(() => {
    if (!visible) return
    const look = () => {
      if (document.visibilityState === 'visible' && workbench.isStale(new Date())) void workbench.load()
    }
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [workbench, visible])
}

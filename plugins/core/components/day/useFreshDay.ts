import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useCore, useStore } from '#platform/core'
import { workbenchStore } from '../../stores/WorkbenchStore'

const MINUTE = 60_000

/**
 * Loads the day again when the user comes back to the app after a while, when a new day begins with the page open, and
 * once all of the outbox that could be sent has been sent.
 */
export function useFreshDay(visible: boolean): void {
  const { outbox } = useCore()
  const workbench = useStore(workbenchStore)
  useEffect(() => {
    if (!visible) return
    const look = () => {
      if (document.visibilityState === 'visible' && workbench.isStale(new Date())) void workbench.load()
    }
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    // One load for all entries, not one for each.
    const stop = reaction(
      () => outbox.unsentCount > outbox.attention,
      (isSending) => {
        if (!isSending && document.visibilityState === 'visible') void workbench.load()
      },
    )
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [outbox, workbench, visible])
}

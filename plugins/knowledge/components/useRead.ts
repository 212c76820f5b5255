import { useEffect } from 'react'
import { useCore } from '#platform/core'
import { isOffline } from '#platform/http'
import { usePage } from '#platform/navigation'
import { markRead } from '../api'
import { READ_AFTER } from '../rules/vocabulary'

/** Counts that an item was read, once its page was visible for 5 s (domain/knowledge.md 5). */
export function useRead(id: string, isShown: boolean): void {
  const core = useCore()
  const { visible } = usePage()
  useEffect(() => {
    if (!visible || !isShown) return
    let timer: number | undefined
    const stop = () => window.clearTimeout(timer)
    const send = () =>
      core.http(markRead, { id }, { background: true }).catch((error: unknown) => {
        // The reader can do nothing about it; without network the next visit counts.
        if (!isOffline(error)) core.report(error, 'plugin knowledge (team-knowledge), read')
      })
    const start = () => {
      stop()
      if (document.visibilityState === 'visible') timer = window.setTimeout(send, READ_AFTER)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', start)
    }
  }, [core, id, visible, isShown])
}

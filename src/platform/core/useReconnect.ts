import { useCallback, useEffect, useRef } from 'react'
import { reachesServer } from '#base/loading'
import { useBackOnline } from './hooks'

/** Waits between tries of a network that carries nothing; the last one repeats. ms */
const WAITS = [15_000, 30_000, 60_000] as const

/**
 * Calls `run`, which loads what failed for want of a network, when the network returns; nothing while it is undefined.
 * `navigator.onLine` may stay true while nothing arrives: then the server is tried with growing waits while the page is
 * visible. A try that fails is not shown; `run` itself would toast each failure.
 */
export function useReconnect(run: (() => unknown) | undefined): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const again = useCallback(() => void latest.current?.(), [])
  const isNeeded = run !== undefined
  useBackOnline(isNeeded ? again : undefined)
  /** Beyond `run`, which is undefined while it loads: it may fail again at once. */
  const tries = useRef(0)
  useEffect(() => {
    if (!isNeeded) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      if (left.signal.aborted || document.visibilityState !== 'visible') return
      timer = setTimeout(() => void attempt(), WAITS[Math.min(tries.current, WAITS.length - 1)])
    }
    const attempt = async () => {
      tries.current += 1
      // Without any network the browser says when it returns.
      if (navigator.onLine && (await reachesServer(left.signal))) {
        // The load takes its time: the next try must not cut it off.
        tries.current = WAITS.length
        again()
      }
      schedule()
    }
    const restart = () => {
      tries.current = 0
      schedule()
    }
    document.addEventListener('visibilitychange', restart)
    schedule()
    return () => {
      left.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [isNeeded, again])
}

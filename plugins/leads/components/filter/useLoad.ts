import { useCallback, useEffect, useState } from 'react'
import { isCancelled } from '#src/http'

interface Load {
  /** Error of the load; undefined while loading and after success. */
  readonly error: unknown
  readonly retry: () => void
}

/** Loads on mount and aborts on unmount. `load` must be stable and do nothing if already loaded. */
export function useLoad(load: (signal: AbortSignal) => Promise<void>): Load {
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a reload
  useEffect(() => {
    const controller = new AbortController()
    setError(undefined)
    load(controller.signal).catch((reason: unknown) => {
      if (!controller.signal.aborted && !isCancelled(reason)) setError(reason)
    })
    return () => controller.abort()
  }, [load, attempt])
  return { error, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}

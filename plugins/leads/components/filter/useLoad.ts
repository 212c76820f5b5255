import { useCallback, useEffect, useState } from 'react'
import { isCancelled } from '#src/http'

interface Load {
  /** Why it could not be loaded; undefined while loading and when it is there. */
  readonly error: unknown
  readonly retry: () => void
}

/** Loads something on first sight; ended when nobody looks any more. `load` is stable and does nothing the second time. */
export function useLoad(load: (signal: AbortSignal) => Promise<void>): Load {
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
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

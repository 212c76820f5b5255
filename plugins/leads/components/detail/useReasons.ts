import { useCallback, useEffect, useState } from 'react'
import { useCore } from '#src/core'
import { isCancelled } from '#src/http'
import { type DiscardReasonEntry, findClueDiscardReason } from '../../api'

type Reasons =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly entries: readonly DiscardReasonEntry[] }
  | { readonly status: 'failed'; readonly error: unknown }

/** The reasons that can be given here, asked when the sheet opens. */
export function useReasons(): Reasons & { readonly retry: () => void } {
  const { http } = useCore()
  const [reasons, setReasons] = useState<Reasons>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    setReasons({ status: 'loading' })
    http(findClueDiscardReason, {}, { signal: controller.signal }).then(
      (entries) => setReasons({ status: 'ready', entries }),
      (error: unknown) => {
        if (!isCancelled(error)) setReasons({ status: 'failed', error })
      },
    )
    return () => controller.abort()
  }, [http, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...reasons, retry }
}

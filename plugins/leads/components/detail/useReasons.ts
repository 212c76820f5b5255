import { useCallback, useEffect, useState } from 'react'
import { useCore } from '#src/core'
import { isCancelled } from '#src/http'
import { type Coded, isKnown } from '#src/wire'
import { findClueDiscardReason } from '../../api'
import { type DiscardKind, discardCodes } from '../../rules/vocabulary'

type Reasons =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly kinds: readonly DiscardKind[] }
  | { readonly status: 'failed'; readonly error: unknown }

/** Reasons unknown to this version are dropped: they may require fields that the form does not have. */
const isSendable = (kind: Coded<DiscardKind>): kind is DiscardKind => isKnown(discardCodes, kind)

/** Discard reasons to choose from, requested when the sheet opens. */
export function useReasons(): Reasons & { readonly retry: () => void } {
  const { http } = useCore()
  const [reasons, setReasons] = useState<Reasons>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a reload
  useEffect(() => {
    const controller = new AbortController()
    setReasons({ status: 'loading' })
    http(findClueDiscardReason, {}, { signal: controller.signal }).then(
      (entries) => setReasons({ status: 'ready', kinds: entries.map(({ kind }) => kind).filter(isSendable) }),
      (error: unknown) => {
        if (!isCancelled(error)) setReasons({ status: 'failed', error })
      },
    )
    return () => controller.abort()
  }, [http, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...reasons, retry }
}

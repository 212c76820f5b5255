import { useCallback, useEffect, useState } from 'react'
import { useCore } from '#platform/core'
import type { Outbox } from '#platform/outbox'

export type OpenedOutbox =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'open'; readonly outbox: Outbox }

/** Opens the outbox for the pages that show its entries. */
export function useOutbox(): OpenedOutbox {
  const { outbox } = useCore()
  const [opened, setOpened] = useState<OpenedOutbox>({ kind: 'loading' })
  const load = useCallback(async () => {
    try {
      setOpened({ kind: 'open', outbox: await outbox.load() })
    } catch (error) {
      setOpened({ kind: 'failed', error, retry: () => void load() })
    }
  }, [outbox])
  useEffect(() => void load(), [load])
  return opened
}

import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { OfflineBar, useFailureToast } from '#ui/components'
import type { ListModel } from './ListModel'

/** Reloads a list and toasts a failure; resolves with false if it failed. */
export function useReload(list: ListModel): () => Promise<boolean> {
  const toastFailure = useFailureToast()
  return useCallback(async () => {
    try {
      await list.reload()
      return true
    } catch (error) {
      toastFailure(error)
      return false
    }
  }, [list, toastFailure])
}

/** Offline bar of a page with a list, for `PageFrame.notice`: the age of stored rows, which it reloads. */
export const ListOfflineBar = observer(function ListOfflineBar({ list }: { readonly list: ListModel }) {
  const reload = useReload(list)
  // The page shows the failure itself.
  if (list.status === 'failed') return null
  return <OfflineBar seenAt={list.seenAt} onReload={list.seenAt ? reload : undefined} />
})

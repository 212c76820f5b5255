import { autorun, runInAction } from 'mobx'
import { useEffect } from 'react'
import type { ListModel } from '#src/lists'

/**
 * Removes rows whose record does not belong to the list any more, such as a lead that was just discarded, and puts them
 * back when that is undone. `leaves` is observed.
 */
export function useLeavers(rows: ListModel, leaves: (id: string) => boolean): void {
  useEffect(() => {
    const gone = new Map<string, () => void>()
    return autorun(() => {
      const leaving = rows.ids.filter(leaves)
      const returning = [...gone].filter(([id]) => !leaves(id))
      runInAction(() => {
        for (const id of leaving) gone.set(id, rows.remove(id))
        for (const [id, putBack] of returning) {
          gone.delete(id)
          putBack()
        }
      })
    })
  }, [rows, leaves])
}

import { runInAction } from 'mobx'
import { useEffect } from 'react'
import { useStore } from '#platform/core'
import type { AnyList, ListQuery } from './defineList'
import type { ListModel } from './ListModel'

/**
 * Removes rows whose record no longer belongs to the list (`leaves`), such as one that was just discarded, and restores
 * them on undo. Observes the records as a whole: observing each of 1,000 rows takes half a megabyte.
 */
export function useRowRemoval(list: Pick<AnyList, 'rows' | 'leaves'>, query: ListQuery, rows: ListModel): void {
  const records = useStore(list.rows)
  useEffect(() => {
    if (!list.leaves) return undefined
    const gone = new Map<string, () => void>()
    const look = (id: string) => {
      const row = records.get(id)
      if (row === undefined || !list.leaves?.(row, query)) {
        gone.get(id)?.()
        gone.delete(id)
      } else if (rows.ids.includes(id)) gone.set(id, rows.remove(id))
    }
    runInAction(() => rows.ids.forEach(look))
    return records.watch((id) => runInAction(() => look(id)))
  }, [list, query, rows, records])
}

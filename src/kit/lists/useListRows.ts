import { useEffect, useMemo, useRef } from 'react'
import { responseOf } from '#kit/records'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useEntryMemory } from '#platform/navigation'
import { useFailureToast } from '#ui/components'
import { type AnyList, type ListQuery, listKey, loaderOf } from './defineList'
import type { ListModel } from './ListModel'
import { listPreferences } from './listPreferences'
import { useList } from './useList'

/** The rows that a query finds. `query` must be the same object as long as it is the same query. */
export function useListRows(list: AnyList, query: ListQuery): ListModel {
  const core = useCore()
  const { load, restore } = useMemo(() => loaderOf(list, core, query), [list, core, query])
  const rows = useList(listKey(list, query), load, restore)
  useFreshRows(list, rows)
  useQuietDistances(list, rows, query)
  return rows
}

/** Refetches rows that were loaded before something was written; see `RowStore.invalidate`. */
function useFreshRows(list: AnyList, rows: ListModel): void {
  const { revision } = useStore(list.rows)
  const loaded = useEntryMemory<number>('listRevision')
  const toastFailure = useFailureToast()
  useEffect(() => {
    const before = loaded.get() ?? revision
    loaded.set(revision)
    if (before !== revision) void rows.reload().catch(toastFailure)
  }, [loaded, revision, rows, toastFailure])
}

/**
 * Adds distances as soon as the position is known, and requests it from users who shared it before: after the first
 * rows, merged into them. The list is not sorted by distance, so no row moves.
 */
function useQuietDistances(list: AnyList, rows: ListModel, query: ListQuery): void {
  const core = useCore()
  const where = useStore(currentPosition)
  const { position } = where
  const { located } = useStore(listPreferences)
  const isReady = list.hasDistances === true && rows.status === 'ready' && !list.needsPosition?.(query.filter)
  /** The query whose rows came without distances. */
  const without = useRef<ListQuery>(undefined)
  useEffect(() => {
    if (!isReady) return
    const controller = new AbortController()
    const { signal } = controller
    if (!position) {
      without.current = query
      if (located) void where.find(signal)
    } else if (without.current === query) {
      responseOf(core, list.query({ ...query, position }, 1, undefined), { signal })
        .then(({ value }) => {
          without.current = undefined
          core.store(list.rows).putDistances(value.items)
        })
        // The user did not request them: on failure the rows show no distances.
        .catch(() => undefined)
    }
    return () => controller.abort()
  }, [isReady, position, located, where, core, list, query])
}

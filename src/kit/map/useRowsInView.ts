import { useCallback, useEffect, useRef, useState } from 'react'
import { type IdPage, type ListModel, useList } from '#kit/lists'
import { isCancelled } from '#platform/http'
import type { MapBounds, MapWindow } from './types'

export interface RowsQuery {
  /** Identifies the query, beside the bounds. */
  readonly key: string
  /** A page of the rows within the bounds. */
  readonly load: (bounds: MapBounds, page: number, signal: AbortSignal) => Promise<IdPage>
  /** How many there are within the bounds. */
  readonly count: (bounds: MapBounds, signal: AbortSignal) => Promise<number>
}

export interface RowsInViewModel {
  readonly rows: ListModel
  /** Number of records in view; undefined until loaded. */
  readonly total: number | undefined
  /** Their number could not be loaded. */
  readonly isUncounted: boolean
}

/**
 * The records inside the map's window: their number, and with `isOpen` their rows. Rows and number stay until the next
 * response. Call it in an observer.
 */
export function useRowsInView(query: RowsQuery, window: MapWindow | undefined, isOpen: boolean): RowsInViewModel {
  const { key } = query
  const latest = useRef(query)
  latest.current = query
  const wanted = useRef<MapBounds>(undefined)
  const requested = useRef<string>(undefined)
  const bounds = isOpen ? window?.bounds : undefined
  wanted.current = bounds
  const load = useCallback(
    (page: number, signal: AbortSignal): Promise<IdPage> => {
      // Further pages use the bounds of the first.
      const within = wanted.current
      if (!within) return Promise.resolve({ ids: [], total: 0 })
      requested.current = idOf(key, within)
      return latest.current.load(within, page, signal)
    },
    [key],
  )
  const rows = useList(key, load)
  useEffect(() => {
    // The list shows the error.
    if (bounds && requested.current !== idOf(key, bounds)) rows.reload().catch(() => undefined)
  }, [rows, key, bounds])

  const [total, setTotal] = useState<number>()
  const [isUncounted, setUncounted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    if (!window) return
    const controller = new AbortController()
    latest.current
      .count(window.bounds, controller.signal)
      .then((count) => {
        setTotal(count)
        setUncounted(false)
      })
      .catch((error: unknown) => {
        if (isCancelled(error)) return
        setTotal(undefined)
        setUncounted(true)
      })
    return () => controller.abort()
  }, [key, window])
  return { rows, total, isUncounted }
}

const idOf = (key: string, bounds: MapBounds) => `${key} ${JSON.stringify(bounds)}`

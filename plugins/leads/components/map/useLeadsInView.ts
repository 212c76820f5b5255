import { useCallback, useEffect, useRef, useState } from 'react'
import { currentPosition, useCore, useStore } from '#src/core'
import { isCancelled } from '#src/http'
import { type ListModel, useList } from '#src/lists'
import type { MapBounds, MapWindow } from '#src/map'
import { getClueListForMapCount, getClueListForMapPage } from '../../api'
import { leadStore } from '../../stores/LeadStore'
import type { MapQuestion } from './useMapQuestion'

export interface LeadsInView {
  readonly rows: ListModel
  /** Number of leads in view; undefined until known. */
  readonly total: number | undefined
}

/**
 * The leads in what the map shows: their number, and with `isOpen` their rows, the nearest or best first. Rows and number
 * stay until the next answer. Call it in an observer.
 */
export function useLeadsInView(question: MapQuestion, window: MapWindow | undefined, isOpen: boolean): LeadsInView {
  const core = useCore()
  const leads = useStore(leadStore)
  const where = useStore(currentPosition)
  const { query, key } = question
  const wanted = useRef<MapBounds>(undefined)
  const asked = useRef<string>(undefined)
  wanted.current = isOpen ? window?.bounds : undefined
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const bounds = wanted.current
      // Later pages belong to the bounds of the first.
      if (!bounds) return { ids: [], total: 0 }
      asked.current = idOf(key, bounds)
      const { position } = where
      const order = position ? ({ sort: 'distance', ...position } as const) : ({ sort: 'score' } as const)
      const answer = await core.http(getClueListForMapPage, { ...query, ...order, bounds, page }, { signal })
      leads.putAll(answer.items)
      return { ids: answer.items.map(({ id }) => id), total: answer.total }
    },
    [core, leads, where, query, key],
  )
  const rows = useList(key, load)
  const bounds = isOpen ? window?.bounds : undefined
  useEffect(() => {
    // The error stands in the list.
    if (bounds && asked.current !== idOf(key, bounds)) rows.reload().catch(() => undefined)
  }, [rows, key, bounds])
  return { rows, total: useCount(question, window) }
}

const idOf = (key: string, bounds: MapBounds) => `${key} ${JSON.stringify(bounds)}`

function useCount({ query }: MapQuestion, window: MapWindow | undefined): number | undefined {
  const { http } = useCore()
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    if (!window) return
    const controller = new AbortController()
    const { bounds } = window
    http(getClueListForMapCount, { ...query, bounds }, { signal: controller.signal, background: true })
      .then((count) => setTotal(count.total))
      // The map itself says that there is no network; a number that does not come is not shown.
      .catch((error: unknown) => !isCancelled(error) && setTotal(undefined))
    return () => controller.abort()
  }, [http, query, window])
  return total
}

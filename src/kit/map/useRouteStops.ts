import { useEffect, useMemo, useRef, useState } from 'react'
import { MOST_STOPS, measured, type Point, type Route, type Stop, shortRoute } from '#base/geo'
import { useCore } from '#platform/core'
import { isCancelled } from '#platform/http'
import { useOnMapTexts } from './texts'

interface StopsOptions<S extends Stop> {
  /** In the order in which they were chosen. */
  readonly ids: readonly string[]
  /** They are visited in this order; else by the shortest way. */
  readonly isOwnOrder: boolean
  /** Where the way begins; else at the stop that was chosen first. */
  readonly from: Point | undefined
  /** A stop with its place; undefined while its record is not there. */
  readonly stopOf: (id: string) => S | undefined
  /** Loads records; gives the ids of those that exist and have a place. */
  readonly load: (ids: readonly string[], signal: AbortSignal) => Promise<readonly string[]>
  /** Stores the ids in the address, and whose order it is if that changes. */
  readonly onChange: (change: (ids: readonly string[]) => readonly string[], isOwnOrder?: boolean) => void
}

/** Records to be visited. */
export interface RouteStops<S extends Stop> {
  readonly ids: readonly string[]
  /** By the shortest way found, or in the user’s own order; undefined while records of a link are loading. */
  readonly route: Route<S> | undefined
  readonly isOwnOrder: boolean
  /** The records of a link failed to load. */
  readonly error: unknown
  readonly retry: () => void
  has(id: string): boolean
  toggle(id: string): void
  /** Visits a stop one place earlier or later. */
  move(id: string, by: -1 | 1): void
  /** Back to the shortest way. */
  shorten(): void
  clear(): void
}

/** The stops of a route, which a link may bring; those that are gone are taken off it. Call it in an observer. */
export function useRouteStops<S extends Stop>(options: StopsOptions<S>): RouteStops<S> {
  const { ids, isOwnOrder, from, stopOf, load, onChange } = options
  const { feedback } = useCore()
  const t = useOnMapTexts()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  const placed = ids.flatMap((id) => stopOf(id) ?? [])
  const missing = ids.filter((id) => !placed.some((stop) => stop.id === id)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request, a new `load` does not
  useEffect(() => {
    if (missing === '') return
    const controller = new AbortController()
    const wanted = missing.split(',')
    load(wanted, controller.signal)
      .then((found) => {
        const gone = wanted.filter((id) => !found.includes(id))
        if (gone.length === 0) return
        onChange((now) => now.filter((id) => !gone.includes(id)))
        feedback.toast(t('onMap.route.gone', { count: gone.length }))
      })
      .catch((reason: unknown) => !isCancelled(reason) && setError(reason))
    return () => controller.abort()
  }, [missing, attempt])

  const [first] = placed
  const start = from ?? first
  const key = JSON.stringify([ids, isOwnOrder, placed.map(({ lng, lat }) => [lng, lat]), start])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the route
  const route = useMemo(
    (): Route<S> =>
      start
        ? (isOwnOrder ? measured : shortRoute)(start, placed.slice(0, MOST_STOPS))
        : { stops: [], legs: [], length: 0 },
    [key],
  )
  const latest = useRef(onChange)
  latest.current = onChange
  const chosen = ids.join()
  // The same as long as the stops are: it is in every row that can become one, and a map renders with each move.
  return useMemo((): RouteStops<S> => {
    const known = chosen === '' ? [] : chosen.split(',')
    const change: typeof onChange = (next, isOwn) => latest.current(next, isOwn)
    const visited = route.stops.map(({ id }) => id)
    return {
      ids: known,
      route: missing === '' ? route : undefined,
      isOwnOrder,
      error: missing === '' ? undefined : error,
      retry: () => {
        setError(undefined)
        setAttempt((count) => count + 1)
      },
      has: (id) => known.includes(id),
      toggle: (id) => {
        if (known.includes(id)) return change((now) => now.filter((stop) => stop !== id))
        if (known.length >= MOST_STOPS) return feedback.toast(t('onMap.route.full', { count: MOST_STOPS }))
        change((now) => [...now, id])
      },
      move: (id, by) => {
        const at = visited.indexOf(id)
        const other = visited[at + by]
        if (other === undefined) return
        change(() => visited.map((each, index) => (index === at ? other : index === at + by ? id : each)), true)
      },
      shorten: () => change((now) => now, false),
      clear: () => {
        change(() => [])
        feedback.toast(t('onMap.route.cleared'), {
          action: { label: t('onMap.route.undo'), run: () => change(() => known) },
        })
      },
    }
  }, [chosen, isOwnOrder, missing, route, error, feedback, t])
}

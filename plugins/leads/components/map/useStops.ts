import { useEffect, useMemo, useState } from 'react'
import { useCore, useStore } from '#src/core'
import { MOST_STOPS, type Point, type Route, shortRoute } from '#src/geo'
import { isCancelled } from '#src/http'
import { usePageNavigation, useSearch } from '#src/navigation'
import { getClueDetailList } from '../../api'
import { clueMap } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import type { LeadStop } from './mapMarks'

export interface Stops {
  readonly ids: readonly LeadId[]
  /** In the order of the shortest way found; undefined while leads of a link are loading. */
  readonly route: Route<LeadStop> | undefined
  /** The leads of a link did not come. */
  readonly error: unknown
  readonly retry: () => void
  has(id: string): boolean
  toggle(id: LeadId): void
  clear(): void
}

/** Leads to be visited, from where the user is, else from the one chosen first. Call it in an observer. */
export function useStops(from: Point | undefined): Stops {
  const core = useCore()
  const { feedback } = core
  const t = useTexts()
  const leads = useStore(leadStore)
  const page = usePageNavigation(clueMap)
  const { stops: ids = NONE } = useSearch(clueMap)
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  const missing = ids.filter((id) => leads.get(id)?.point === undefined).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (missing === '') return
    const controller = new AbortController()
    const wanted = missing.split(',') as LeadId[]
    core
      .http(getClueDetailList, { ids: wanted }, { signal: controller.signal, background: true })
      .then((found) => {
        leads.putAll(found)
        const placed = new Set(found.filter(({ point }) => point).map(({ id }) => id))
        const gone = wanted.filter((id) => !placed.has(id))
        if (gone.length === 0) return
        page.setSearch((now) => ({ stops: now.stops?.filter((id) => !gone.includes(id)) }))
        feedback.toast(t('map.route.gone', { count: gone.length }))
      })
      .catch((reason: unknown) => !isCancelled(reason) && setError(reason))
    return () => controller.abort()
  }, [missing, attempt, core, leads, page, feedback, t])

  const placed = ids.flatMap((id): LeadStop[] => {
    const lead = leads.get(id)
    return lead?.point ? [{ id, lead, lng: lead.point.lng, lat: lead.point.lat }] : []
  })
  const [first] = placed
  const start = from ?? first
  const key = JSON.stringify([ids, placed.map(({ lng, lat }) => [lng, lat]), start])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is the same route
  const route = useMemo(() => (start ? shortRoute(start, placed.slice(0, MOST_STOPS)) : NO_ROUTE), [key])

  return {
    ids,
    route: missing === '' ? route : undefined,
    error: missing === '' ? undefined : error,
    retry: () => {
      setError(undefined)
      setAttempt(attempt + 1)
    },
    has: (id) => ids.some((stop) => stop === id),
    toggle: (id) => {
      if (ids.includes(id)) return page.setSearch({ stops: ids.filter((stop) => stop !== id) })
      if (ids.length >= MOST_STOPS) return feedback.toast(t('map.route.full', { count: MOST_STOPS }))
      page.setSearch({ stops: [...ids, id] })
    },
    clear: () => {
      page.setSearch({ stops: undefined })
      const run = () => page.setSearch({ stops: [...ids] })
      feedback.toast(t('map.route.cleared'), { action: { label: t('map.route.undo'), run } })
    },
  }
}

const NONE: readonly LeadId[] = []
const NO_ROUTE: Route<LeadStop> = { stops: [], legs: [], length: 0 }

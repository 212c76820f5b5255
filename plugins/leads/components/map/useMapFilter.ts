import { useMemo } from 'react'
import { currentPosition, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import type { MapQuery } from '../../api'
import { clueMap } from '../../routes'
import { type LeadFilter, leadFilters, type MapTab, sentFilterOf } from '../../rules/filters'

const TYPES = { all: undefined, mine: 'own', pool: 'pool', org: 'org' } as const

/** What the map shows. Sort orders of lists do not apply. */
export interface MapFilterState {
  readonly tab: MapTab
  readonly filter: LeadFilter
  readonly query: MapQuery
  /** Identifies it. */
  readonly key: string
  /** Merges a change into the filter; undefined removes a field. */
  change(part: Partial<LeadFilter>): void
  /** Replaces the filter. */
  show(filter: LeadFilter): void
  showTab(tab: MapTab): void
}

/** Tab and filter of the map, stored in its address. Call it in an observer. */
export function useMapFilter(): MapFilterState {
  const page = usePageNavigation(clueMap)
  const search = useSearch(clueMap)
  const { position } = useStore(currentPosition)
  const { tab = 'all' } = search
  const { sort: _, ...filter } = leadFilters.of(search) as LeadFilter
  // The position counts only for a radius: otherwise each fix would refetch the same leads.
  const near = filter.radius === undefined ? undefined : position
  const key = JSON.stringify([tab, leadFilters.toWire(filter), near])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  return useMemo(() => {
    const none = Object.fromEntries(Object.keys(leadFilters.entries).map((name) => [name, undefined]))
    const show = (next: LeadFilter) => page.setSearch({ ...none, ...leadFilters.of(next) })
    return {
      tab,
      filter,
      query: { ...sentFilterOf(tab, filter), ...near, ...(TYPES[tab] && { type: TYPES[tab] }) },
      key,
      show,
      change: (part) => show({ ...filter, ...part }),
      showTab: (next) => page.setSearch({ tab: next === 'all' ? undefined : next }),
    }
  }, [key, page])
}

import { useCallback, useMemo, useState } from 'react'
import { useEntryMemory } from '#src/navigation'
import type { LeadFilter } from '../../rules/filters'
import { filterOf } from './filterOf'

interface FilterDraft {
  readonly filter: LeadFilter
  readonly change: (change: LeadFilter) => void
  /** Clears the filter; keyword and sort order stay, since they are not set on this page. */
  readonly reset: () => void
}

/** Filter being edited; stored in the history entry, so that a reload of the page does not lose it. */
export function useFilterDraft(given: LeadFilter): FilterDraft {
  const memory = useEntryMemory<LeadFilter>('draft')
  const [filter, setFilter] = useState(() => memory.get() ?? filterOf(given))
  const set = useCallback(
    (next: LeadFilter) => {
      const tidy = filterOf(next)
      memory.set(tidy)
      setFilter(tidy)
    },
    [memory],
  )
  return useMemo(
    () => ({
      filter,
      change: (change) => set({ ...filter, ...change }),
      reset: () => set({ keyword: filter.keyword, sort: filter.sort }),
    }),
    [filter, set],
  )
}

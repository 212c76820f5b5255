import { useMemo } from 'react'
import { useStore } from '#src/core'
import { usePageNavigation, useSearch } from '#src/navigation'
import { clueList, type Tab } from '../../routes'
import type { LeadFilter } from '../../rules/filters'
import { listPreferences } from '../../stores/ListPreferences'
import { filterOf } from '../filter/filterOf'
import { FIRST_TAB } from './useOpeningFilter'

/** What the list shows, as its address says, and how to show something else. */
export interface ListChoice {
  readonly tab: Tab
  /** The address names the tab: it is not ours to change. */
  readonly explicit: boolean
  readonly filter: LeadFilter
  /** Another list, with the filter that it had last. */
  readonly showTab: (tab: Tab) => void
  /** Lays a change over the filter; undefined takes a part off. */
  readonly change: (change: LeadFilter) => void
  /** Another filter in place of this one. */
  readonly show: (filter: LeadFilter) => void
}

/** Takes every filter off. */
const NO_FILTER: LeadFilter = Object.fromEntries(
  Object.keys(clueList.search).flatMap((name) => (name === 'tab' ? [] : [[name, undefined]])),
)

export function useListChoice(): ListChoice {
  const search = useSearch(clueList)
  const kept = useStore(listPreferences)
  const page = usePageNavigation(clueList)
  return useMemo(() => {
    const tab = search.tab ?? FIRST_TAB
    const filter = filterOf(search)
    const show = (next: LeadFilter) => {
      const set = filterOf(next)
      kept.keepFilter(tab, set)
      page.setSearch({ ...NO_FILTER, ...set })
    }
    return {
      tab,
      explicit: search.tab !== undefined,
      filter,
      showTab: (other) => page.setSearch({ tab: other, ...NO_FILTER, ...kept.filterOf(other) }),
      change: (change) => show({ ...filter, ...change }),
      show,
    }
  }, [search, kept, page])
}

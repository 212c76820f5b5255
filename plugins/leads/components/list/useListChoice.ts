import { useMemo } from 'react'
import { useStore } from '#src/core'
import { usePageNavigation, useSearch } from '#src/navigation'
import { clueList } from '../../routes'
import { filterEntries, type LeadFilter, type Tab } from '../../rules/filters'
import { listPreferences } from '../../stores/ListPreferences'
import { filterOf } from '../filter/filterOf'
import { FIRST_TAB } from './useOpeningFilter'

/** Tab and filter of the list as in the URL, and functions to change them. */
export interface ListChoice {
  readonly tab: Tab
  /** The URL names the tab, so the app must not switch it. */
  readonly explicit: boolean
  readonly filter: LeadFilter
  /** Switches to another tab with the filter last used there. */
  readonly showTab: (tab: Tab) => void
  /** Merges a change into the filter; undefined removes a field. */
  readonly change: (change: LeadFilter) => void
  /** Replaces the filter. */
  readonly show: (filter: LeadFilter) => void
}

/** Search parameters that remove every filter from the URL. */
const NO_FILTER: LeadFilter = Object.fromEntries(Object.keys(filterEntries).map((name) => [name, undefined]))

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

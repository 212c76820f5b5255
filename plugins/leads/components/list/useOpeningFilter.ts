import { useLayoutEffect } from 'react'
import { useStore } from '#src/core'
import { useEntryMemory, usePageNavigation, useSearch } from '#src/navigation'
import { clueList } from '../../routes'
import type { Tab } from '../../rules/filters'
import { listPreferences } from '../../stores/ListPreferences'
import { filterOf } from '../filter/filterOf'

/** Tab if the URL names none: its first rows need no other call. */
export const FIRST_TAB: Tab = 'mine'

/**
 * Restores the last filter if the list is opened without tab and filter (field-needs.md 9); other links stay unchanged.
 * Returns true once the URL holds the filter to show.
 */
export function useOpeningFilter(): boolean {
  const search = useSearch(clueList)
  const kept = useStore(listPreferences)
  const page = usePageNavigation(clueList)
  const opened = useEntryMemory<true>('opened')
  const bare = search.tab === undefined && Object.keys(filterOf(search)).length === 0
  const last = bare && !opened.get() ? kept.filterOf(FIRST_TAB) : {}
  const waits = Object.keys(last).length > 0
  useLayoutEffect(() => {
    opened.set(true)
    if (waits) page.setSearch(kept.filterOf(FIRST_TAB))
  }, [opened, kept, waits, page])
  return !waits
}

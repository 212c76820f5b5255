import { useLayoutEffect, useMemo } from 'react'
import { useCore, useStore } from '#platform/core'
import { useEntryMemory, usePageNavigation, useSearch } from '#platform/navigation'
import { type AnyList, listKey, listQueryOf } from './defineList'
import { listPreferences } from './listPreferences'

/** The query in the address of a list page, and functions that change it. */
export function useListQuery(list: AnyList) {
  const { route, filters, passing } = list
  const core = useCore()
  const preferences = useStore(listPreferences)
  const page = usePageNavigation(route)
  const search: Readonly<Record<string, unknown>> = useSearch(route)
  const opened = useEntryMemory<true>('opened')
  const isFirst = !opened.get()

  const now = listQueryOf(list, core, search, isFirst)
  const key = listKey(list, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for the same query repeats a failed request
  const query = useMemo(() => now, [list, key])
  const { of, tab, filter, remembered } = query

  // The address of a list that was opened without a filter gets the last one of this user.
  useLayoutEffect(() => {
    opened.set(true)
    if (isFirst && Object.keys(remembered).length > 0) page.setSearch(remembered)
  }, [opened, isFirst, remembered, page])

  const changes = useMemo(() => {
    const empty = Object.fromEntries(Object.keys(filters.entries).map((name) => [name, undefined]))
    const show = (next: object) => {
      const set = filters.of(next)
      const kept = { ...set, ...Object.fromEntries(passing.map((name) => [name, undefined])) }
      if (of === undefined) preferences.keepFilter(route.path, tab, kept)
      page.setSearch({ ...empty, ...set })
    }
    return {
      show,
      change: (part: object) => show({ ...filter, ...part }),
      showTab: (other: string) => {
        // What is not remembered of a filter, such as the day, stays as it is.
        const stays = Object.fromEntries(passing.map((name) => [name, filter[name]]))
        page.setSearch({ tab: other, ...empty, ...preferences.filterOf(route.path, other, filters), ...stays })
      },
    }
  }, [route, filters, passing, preferences, page, of, tab, filter])

  return { query, changes, isExplicit: search.tab !== undefined }
}

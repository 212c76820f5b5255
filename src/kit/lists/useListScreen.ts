import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#base/loading'
import type { Chooser, Route, Search } from '#base/routes'
import type { AnyFilter, ListResponse } from '#base/wire'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import { useHostFrame, usePageNavigation } from '#platform/navigation'
import type { AnyList, List, ListQuery } from './defineList'
import type { ListModel } from './ListModel'
import { listPreferences } from './listPreferences'
import type { Identified } from './rows'
import { useListQuery } from './useListQuery'
import { useListRows } from './useListRows'
import { useRowRemoval } from './useRowRemoval'

/** The search field of a list; its text is in the address. */
export interface SearchModel {
  /** Text as typed, with trailing blanks. */
  readonly text: string
  readonly isOpen: boolean
  readonly submit: (text: string) => void
  /** Opens the field, or closes it and ends the search. */
  readonly toggle: () => void
}

/** A list as its screen shows it; tab and filter are in the address. */
export interface ListScreenModel<
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A,
  Row extends Identified = Identified,
> extends ListQuery<Tab, F> {
  readonly list: List<Row, Tab, F, Sort, A>
  readonly rows: ListModel
  /** The address names the tab, so the app must not switch it. */
  readonly isExplicit: boolean
  /** Data of the first page beside its rows; undefined while loading. */
  readonly answer: Omit<A, 'items'> | undefined
  readonly search: SearchModel
  readonly searches: readonly string[]
  readonly sort: Sort | 'usual'
  /** Merges a change into the filter; undefined removes a field. */
  change(part: Partial<F>): void
  /** Replaces the filter. */
  show(filter: F): void
  /** Removes every filter but search text and sort order. */
  clear(): void
  /** Switches to another tab with the filter last used there. */
  showTab(tab: Tab): void
  sortBy(sort: Sort | 'usual'): void
  /** Opens the record of a row; its page learns the list for previous and next. */
  open(id: string): void
  /** Edits the filter on a page of its own and applies the result. */
  edit(page: Chooser<Search, F>): Promise<void>
}

/** A screen for generic code, which does not have the types of its rows and filters. */
export type AnyScreen = ListScreenModel<string, AnyFilter, string, ListResponse<Identified>>

/** State and actions of a list screen. Call it in an observer. */
export function useListScreen<
  Row extends Identified,
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
>(list: List<Row, Tab, F, Sort, A>): ListScreenModel<Tab, F, Sort, A, Row>
export function useListScreen(list: AnyList): AnyScreen {
  const { query, changes, isExplicit } = useListQuery(list)
  const { of, tab, filter } = query
  const rows = useListRows(list, query)
  const search = useSearchField(list, filter, changes.change)
  const { position } = useStore(currentPosition)
  const preferences = useStore(listPreferences)
  const page = usePageNavigation()
  const open = useOpenRow(list, rows, filter.keyword)
  usePrefetchedDetail(list.detail, rows.status === 'ready')
  const [usual = 'usual'] = list.sorts?.(tab, filter) ?? []
  useRowRemoval(list, query, rows)
  useAround(list, query, rows, changes.change)
  const { keyword, sort } = filter
  return {
    list,
    rows,
    of,
    tab,
    filter,
    position,
    isExplicit,
    answer: rows.facts,
    search,
    searches: preferences.searchesOf(list.route.path),
    sort: sort ?? usual,
    ...changes,
    open,
    clear: () => changes.show({ keyword, sort }),
    sortBy: (chosen) => changes.change({ sort: chosen === usual || chosen === 'usual' ? undefined : chosen }),
    async edit(chooser: Chooser<Search, AnyFilter>) {
      const next = await page.choose(chooser, { tab, ...filter })
      if (next) changes.show({ ...next, keyword, sort })
    },
  }
}

/** A link may bring a filter around the user: it is taken off if the first page found no position. */
function useAround({ around }: AnyList, { filter }: ListQuery, rows: ListModel, change: (part: object) => void): void {
  const { feedback } = useCore()
  const { position } = useStore(currentPosition)
  const t = useCoreTexts()
  const isLost =
    around !== undefined &&
    filter[around] !== undefined &&
    position === undefined &&
    rows.status === 'ready' &&
    !rows.refreshing
  useEffect(() => {
    if (!isLost || around === undefined) return
    feedback.toast(t('list.needsPosition'))
    change({ [around]: undefined })
  }, [isLost, around, change, feedback, t])
}

/** Opens the record of a row. The same function as long as the list is, because rows depend on it. */
function useOpenRow(list: AnyList, rows: ListModel, keyword = ''): (id: string) => void {
  const core = useCore()
  const preferences = useStore(listPreferences)
  const page = usePageNavigation()
  return useCallback(
    (id) => {
      if (!list.detail) return
      preferences.keepSearch(list.route.path, keyword)
      core.store(list.rows).browse({
        get ids() {
          return rows.ids
        },
        get total() {
          return rows.total
        },
        more: () => rows.loadMore(),
      })
      page.open(list.detail, { id })
    },
    [list, preferences, keyword, core, rows, page],
  )
}

function useSearchField(
  list: AnyList,
  { keyword = '' }: ListQuery['filter'],
  change: (part: object) => void,
): SearchModel {
  const [typed, setTyped] = useState(keyword)
  const [isOpened, setOpened] = useState(keyword !== '')
  // The host's title bar has no room for our search button.
  const hostFrame = useHostFrame()
  const isSearched = 'keyword' in list.filters.entries
  const submit = (text: string) => {
    setTyped(text)
    const next = text.trim()
    if (next !== keyword) change({ keyword: next || undefined })
  }
  return {
    // A trailing blank does not change the search and must not disappear while typing.
    text: typed.trim() === keyword ? typed : keyword,
    isOpen: isSearched && (isOpened || hostFrame || keyword !== ''),
    submit,
    toggle: () => {
      if (isOpened) submit('')
      setOpened(!isOpened)
    },
  }
}

/** Prefetches the code of the record's page in idle time: the next tap probably opens a record. */
function usePrefetchedDetail(detail: Route | undefined, isReady: boolean): void {
  const core = useCore()
  useEffect(() => {
    if (!isReady || !detail) return
    let isLeft = false
    void whenIdle().then(() => {
      if (!isLeft) core.navigation.prefetch(detail)
    })
    return () => {
      isLeft = true
    }
  }, [isReady, detail, core])
}

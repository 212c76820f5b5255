import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { whenIdle } from '#base/loading'
import type { Chooser, Route } from '#base/routes'
import { answerOf } from '#kit/records'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useEntryMemory, useHostFrame, usePageNavigation, useSearch } from '#platform/navigation'
import { useTellFailure } from '#ui/components'
import { type AnyList, type List, listKey, loaderOf, type Question, questionOf } from './defineList'
import type { ListModel } from './ListModel'
import { listPreferences } from './listPreferences'
import { useList } from './useList'

/** The search field of a list; its text is in the address. */
export interface SearchModel {
  /** Text as typed, with trailing blanks. */
  readonly text: string
  readonly isOpen: boolean
  readonly ask: (text: string) => void
  /** Opens the field, or closes it and ends the search. */
  readonly toggle: () => void
}

/** A list as its screen shows it; tab and filter are in the address. */
export interface ListScreenModel<Tab extends string, F, Sort extends string, A> extends Question<Tab, F> {
  // biome-ignore lint/suspicious/noExplicitAny: rows and list are of one area
  readonly list: List<any, Tab, F, Sort, A>
  readonly rows: ListModel
  /** The address names the tab, so the app must not switch it. */
  readonly isExplicit: boolean
  /** What the first page says beside its rows; undefined while loading. */
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
  /** Edits the filter on a page of its own and applies its answer. */
  // biome-ignore lint/suspicious/noExplicitAny: the search of a filter page is the filter with its tab
  edit(page: Chooser<any, F>): Promise<void>
}

/** State and actions of a list screen. Call it in an observer. */
export function useListScreen<Row extends { readonly id: string }, Tab extends string, F, Sort extends string, A>(
  list: List<Row, Tab, F, Sort, A>,
): ListScreenModel<Tab, F, Sort, A> {
  const choice = useChoice(list)
  const { of, tab, filter, isExplicit } = choice
  const rows = useRows(list, choice)
  const search = useSearchField(list, filter, choice.change)
  const { position } = useStore(currentPosition)
  const kept = useStore(listPreferences)
  const core = useCore()
  const page = usePageNavigation()
  usePrefetchedDetail(list.detail, rows.status === 'ready')
  const [usual = 'usual'] = list.sorts?.(tab as Tab) ?? []
  const { keyword } = filter
  const actions = useMemo(
    () => ({
      open(id: string) {
        if (!list.detail) return
        kept.keepSearch(list.route.path, String(keyword ?? ''))
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
      clear: () => choice.show({ keyword, sort: filter.sort }),
      sortBy: (sort: string) => choice.change({ sort: sort === usual || sort === 'usual' ? undefined : sort }),
      // biome-ignore lint/suspicious/noExplicitAny: see the model
      async edit(chooser: Chooser<any, F>) {
        const next = await page.choose(chooser, { tab, ...filter })
        if (next) choice.show({ ...next, keyword, sort: filter.sort })
      },
    }),
    [list, kept, keyword, core, rows, page, choice, filter, tab, usual],
  )
  return {
    list,
    rows,
    of,
    tab: tab as Tab,
    filter: filter as F,
    position,
    isExplicit,
    answer: rows.facts as Omit<A, 'items'> | undefined,
    search,
    searches: kept.searchesOf(list.route.path),
    sort: (filter.sort ?? usual) as Sort | 'usual',
    change: choice.change as (part: Partial<F>) => void,
    show: choice.show as (filter: F) => void,
    showTab: choice.showTab,
    ...actions,
  }
}

type Values = Record<string, unknown>

/** Tab and filter of the address, and functions to change them. */
function useChoice(list: AnyList) {
  const { route, filters } = list
  const search: Values = useSearch(route)
  const core = useCore()
  const kept = useStore(listPreferences)
  const page = usePageNavigation(route)
  const memory = useEntryMemory<true>('opened')
  const isOpening = !memory.get()
  const asked = useMemo(() => questionOf(list, core, search, isOpening), [list, core, search, isOpening])
  const key = listKey(list, asked)
  // Another object for the same question would ask a failed list again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is the same question
  const question = useMemo(() => asked, [list, key])
  useLayoutEffect(() => {
    memory.set(true)
    if (isOpening && Object.keys(question.kept).length > 0) page.setSearch(question.kept)
  }, [memory, isOpening, question, page])
  const { of, tab, filter } = question
  const actions = useMemo(() => {
    const none = Object.fromEntries(Object.keys(filters.entries).map((name) => [name, undefined]))
    const show = (next: object) => {
      const set = filters.of(next) as Values
      if (of === undefined) kept.keepFilter(route.path, tab, set)
      page.setSearch({ ...none, ...set })
    }
    return {
      show,
      change: (part: object) => show({ ...filter, ...part }),
      showTab: (other: string) => page.setSearch({ tab: other, ...none, ...kept.filterOf(route.path, other, filters) }),
    }
  }, [route, filters, kept, page, of, tab, filter])
  return useMemo(
    () => ({ of, tab, filter, isExplicit: search.tab !== undefined, ...actions }),
    [of, tab, filter, search, actions],
  )
}

function useRows(list: AnyList, { of, tab, filter }: Question): ListModel {
  const core = useCore()
  const question = useMemo(() => ({ of, tab, filter }), [of, tab, filter])
  const { load, restore } = useMemo(() => loaderOf(list, core, question), [list, core, question])
  const rows = useList(listKey(list, question), load, restore)
  useRevision(list, rows)
  useQuietDistances(list, rows, question)
  return rows
}

/** Asks again for rows that were loaded before something was written; see `RowStore.outdate`. */
function useRevision(list: AnyList, rows: ListModel): void {
  const { revision } = useStore(list.rows)
  const loaded = useEntryMemory<number>('listRevision')
  const tellFailure = useTellFailure()
  useEffect(() => {
    const before = loaded.get() ?? revision
    loaded.set(revision)
    if (before !== revision) void rows.reload().catch(tellFailure)
  }, [loaded, revision, rows, tellFailure])
}

/**
 * Adds distances for users who shared their position before: requested after the first rows and merged into them. The
 * list is not sorted by distance, so no row moves.
 */
function useQuietDistances(list: AnyList, rows: ListModel, question: Question): void {
  const core = useCore()
  const where = useStore(currentPosition)
  const kept = useStore(listPreferences)
  const isWanted =
    list.hasDistances === true &&
    rows.status === 'ready' &&
    kept.located &&
    where.position === undefined &&
    !list.needsPosition?.(question.filter)
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    where
      .find(signal)
      .then(async (position) => {
        if (!position) return
        const { value } = await answerOf(core, list.ask({ ...question, position }, 1, undefined), { signal })
        core.store(list.rows).putAll(value.items)
      })
      // The user did not request them: on failure the rows show no distances.
      .catch(() => undefined)
    return () => controller.abort()
  }, [isWanted, where, core, list, question])
}

function useSearchField(
  list: AnyList,
  { keyword = '' }: Question['filter'],
  change: (part: object) => void,
): SearchModel {
  const [typed, setTyped] = useState(keyword)
  const [isOpened, setOpened] = useState(keyword !== '')
  // The host's title bar has no room for our search button.
  const hostFrame = useHostFrame()
  const isSearched = 'keyword' in list.filters.entries
  const ask = (text: string) => {
    setTyped(text)
    const next = text.trim()
    if (next !== keyword) change({ keyword: next || undefined })
  }
  return {
    // A trailing blank does not change the search and must not disappear while typing.
    text: typed.trim() === keyword ? typed : keyword,
    isOpen: isSearched && (isOpened || hostFrame || keyword !== ''),
    ask,
    toggle: () => {
      if (isOpened) ask('')
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

// biome-ignore lint/suspicious/noExplicitAny: code that handles screens of every shape
export type AnyScreen = ListScreenModel<any, any, any, any>

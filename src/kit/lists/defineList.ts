import type { Route, Search, SearchOut } from '#base/routes'
import type { AnyFilter, Facets, ListFilters, ListResponse } from '#base/wire'
import { type Query, readRaw, responseOf } from '#kit/records'
import type { Core, Position, StoreToken } from '#platform/core'
import { currentPosition } from '#platform/core'
import { text } from '#platform/i18n'
import type { ComingPage } from '#platform/navigation'
import type { IdPage, LoadPage } from './ListModel'
import { listPreferences } from './listPreferences'
import type { Identified, Rows } from './rows'
import { prepareList } from './useList'

/** What a list shows. */
export interface ListQuery<Tab extends string = string, F = AnyFilter> {
  /** The record that the list belongs to: `id` of the address, for a list with `ofRecord`. */
  readonly of?: string | undefined
  readonly tab: Tab
  readonly filter: F
  /** Position of the user, undefined until found. */
  readonly position?: Position | undefined
}

/** Functions are methods, so that each list is also an `AnyList`. */
export interface ListOptions<Row extends Identified, Tab extends string, F extends AnyFilter, Sort extends string, A> {
  readonly route: Route
  readonly rows: StoreToken<Rows<Row>>
  readonly filters: ListFilters<F, Sort>
  /** The first one is shown if the address names none; a list without tabs has one. */
  readonly tabs?: readonly [Tab, ...Tab[]]
  /** The list belongs to the record whose `id` is in the address. Its last filter is not remembered. */
  readonly ofRecord?: boolean
  /** Further fields of the filter that the next opening does not begin with, such as a day that is over by then. */
  readonly passing?: readonly string[]
  /** The call of a page, counted from 1. `last` is the last loaded row, for back ends that page by it. */
  query(query: ListQuery<Tab, F>, page: number, last: Row | undefined): Query<A>
  /** The call for the number of results of a filter that is being edited; default: `query`, for its first page. */
  count?(query: ListQuery<Tab, F>): Query<{ readonly total: number; readonly facets?: Facets | undefined }>
  /** True for a row that a change has taken out of what is shown: it leaves the list at once, until that is undone. */
  leaves?(row: Row, query: ListQuery<Tab, F>): boolean
  /** Sort orders of a tab, the usual one first; `usual` is the back end's own order and is not sent. */
  sorts?(tab: Tab, filter: F): readonly (Sort | 'usual')[]
  /** The filter field that is a distance from the user: without a position it is taken off, and a toast says why. */
  readonly around?: string
  /** The filter cannot be queried without a position. */
  needsPosition?(filter: F): boolean
  /** Rows show distances: they are added for users who shared their position before. */
  readonly hasDistances?: boolean
  /** The page of a row's record. */
  readonly detail?: Route
  /**
   * Group of the list's texts in the area (`<texts>.tab.all`, `<texts>.list.unit` …), for an area with several lists;
   * without it they are at the top (`tab.all`).
   */
  readonly texts?: string
}

/** A list: its query, the store of its rows, how it can be narrowed (kit 2.6). */
export interface List<Row extends Identified, Tab extends string, F extends AnyFilter, Sort extends string, A>
  extends ListOptions<Row, Tab, F, Sort, A> {
  readonly tabs: readonly [Tab, ...Tab[]]
  readonly passing: readonly string[]
  /** Requests the rows before the page renders; part of the screen's module as `data`. */
  readonly prepare: (core: Core, page: ComingPage, search: SearchOut<Search>) => void
}

/** A list for generic code, which does not have the types of its rows and filters. */
export type AnyList = List<Identified, string, AnyFilter, string, ListResponse<Identified>>

/** Key of the query that rows are the result of. */
export function listKey({ filters }: Pick<AnyList, 'filters'>, { of, tab, filter }: ListQuery): string {
  return JSON.stringify([tab, filters.toWire(filter), of])
}

/** Loads pages of a list into its rows, and restores a stored first page. */
export function loaderOf(
  list: AnyList,
  core: Core,
  { of, tab, filter }: ListQuery,
): {
  readonly load: LoadPage
  readonly restore: (raw: unknown) => IdPage
} {
  const where = core.store(currentPosition)
  const rows = () => core.store(list.rows)
  const pageOf = ({ items, ...facts }: ListResponse<{ readonly id: string }>): IdPage => {
    const ids = items.map(({ id }) => id)
    return { ids, total: facts.total, facts }
  }
  return {
    async load(page, signal, last) {
      // Further pages use the position of the first page, else rows would be repeated or skipped.
      if (page === 1 && list.needsPosition?.(filter)) {
        const isFound = await findPosition(core, signal)
        // Around the user the screen takes the filter off, and says so.
        const isAround = list.around !== undefined && filter[list.around] !== undefined
        if (!isFound && !isAround && !signal.aborted) core.feedback.toast(text('list.noPosition'))
      }
      const requested: Query<ListResponse<{ readonly id: string }>> = list.query(
        { of, tab, filter, position: where.position },
        page,
        last === undefined ? undefined : rows().get(last),
      )
      const { value, raw } = await responseOf(core, requested, { signal })
      rows().putAll(value.items)
      return { ...pageOf(value), answer: raw }
    },
    restore(raw) {
      const requested: Query<ListResponse<{ readonly id: string }>> = list.query({ of, tab, filter }, 1, undefined)
      // Rows that do not parse were reported when they were received.
      const value = readRaw(requested, raw, () => undefined)
      // Records already loaded are newer.
      rows().putAll(value.items.filter(({ id }) => rows().get(id) === undefined))
      return pageOf(value)
    },
  }
}

/** Looks for the position for a filter that needs it. */
async function findPosition(core: Core, signal: AbortSignal): Promise<boolean> {
  const position = await core.store(currentPosition).find(signal)
  core.store(listPreferences).keepLocated(position !== undefined)
  return position !== undefined
}

/** The address names neither tab nor filter. */
const isBare = ({ filters }: AnyList, search: Readonly<Record<string, unknown>>) =>
  search.tab === undefined && Object.keys(filters.of(search)).length === 0

/**
 * The query of an address. Opened without tab and filter (`isOpening`), it is the filter that this user had last; other
 * links stay as they are (field-needs.md 9).
 */
export function listQueryOf(list: AnyList, core: Core, search: Readonly<Record<string, unknown>>, isOpening: boolean) {
  const [first] = list.tabs
  const given = list.filters.of(search)
  const remembered =
    isOpening && isBare(list, search) ? core.store(listPreferences).filterOf(list.route.path, first, list.filters) : {}
  return {
    of: list.ofRecord ? (search.id as string) : undefined,
    tab: (search.tab as string | undefined) ?? first,
    filter: { ...given, ...remembered },
    remembered,
  }
}

/** Declares a list; the screen shows it with `useListScreen` and `ListScreen`. */
export function defineList<
  Row extends Identified,
  F extends AnyFilter,
  A extends ListResponse<Row>,
  const Tab extends string = 'all',
  Sort extends string = never,
>(options: ListOptions<Row, Tab, F, Sort, A>): List<Row, Tab, F, Sort, A> {
  const list: List<Row, Tab, F, Sort, A> = {
    ...options,
    tabs: options.tabs ?? (['all'] as unknown as readonly [Tab]),
    passing: [...options.filters.passing, ...(options.passing ?? [])],
    prepare(core, page, search) {
      const query = listQueryOf(list, core, search, true)
      // Finding a position may show a permission prompt, which must not appear before the page.
      if (list.needsPosition?.(query.filter as F)) return
      prepareList(core, page, { key: listKey(list, query), ...loaderOf(list, core, query) })
    },
  }
  return list
}

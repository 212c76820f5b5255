import { useEffect } from 'react'
import type { AnyFilter, ListResponse } from '#base/wire'
import { type Query, QueryCache } from '#kit/records'
import { defineStore, type StoreToken, useStore } from '#platform/core'
import type { List, ListQuery } from './defineList'
import type { Counts } from './ListParts'
import type { Identified } from './rows'
import type { ListScreenModel } from './useListScreen'

/** Which tabs the user may see, of those that not everybody may. */
type Allowed<Tab extends string> = Readonly<Partial<Record<Tab, boolean>>>

interface FiguresOptions<Tab extends string, F, S> {
  /** The call for the figures over a filtered list. */
  readonly sums: (query: ListQuery<Tab, F>) => Query<S>
  /** The tabs in the order in which they are shown; by default the list's own, of which the first is shown at first. */
  readonly order?: readonly Tab[]
  /** Tabs that not every user may see, each with the call that returns whether this one may. */
  readonly optionalTabs?: Readonly<Partial<Record<Tab, () => Query<boolean>>>>
  /** The tab to show instead of the first one, where that has nothing for the user; `own` are the sums of the first. */
  readonly instead?: ((allowed: Allowed<Tab>, own: S | undefined) => Tab | undefined) | undefined
}

/** Figures of a list that have calls of their own; cached while the user is signed in. */
export interface ListFigures<Tab extends string, F, S> extends Pick<FiguresOptions<Tab, F, S>, 'instead'> {
  readonly order: readonly Tab[]
  readonly sums: QueryCache<ListQuery<Tab, F>, S>
  readonly allowed: QueryCache<void, Allowed<Tab>>
  /** True for a tab that every user may see. */
  isForAll(tab: Tab): boolean
}

/** Defines the figures of a list: sums of any tab and filter, and the tabs that the user may see. */
export function defineListFigures<
  Row extends Identified,
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
  S,
>(
  id: string,
  list: List<Row, Tab, F, Sort, A>,
  { sums, order = list.tabs, optionalTabs, instead }: FiguresOptions<Tab, F, S>,
): StoreToken<ListFigures<Tab, F, S>> {
  const optional = order.filter((tab) => optionalTabs?.[tab])
  const askAllowed = (): Query<Allowed<Tab>> => ({
    requests: optional.flatMap((tab) => optionalTabs?.[tab]?.().requests ?? []),
    pick: (answers) => Object.fromEntries(optional.map((tab, index) => [tab, answers[index]])) as Allowed<Tab>,
  })
  // Sums depend neither on the sort order, nor on the position unless the filter needs it.
  const keyOf = ({ tab, filter, position }: ListQuery<Tab, F>) => {
    const unsorted = { ...filter, sort: undefined }
    return JSON.stringify([tab, list.filters.toWire(unsorted), list.needsPosition?.(unsorted) ? position : undefined])
  }
  return defineStore(id, (core) => ({
    sums: new QueryCache<ListQuery<Tab, F>, S>(core, sums, keyOf),
    allowed: new QueryCache<void, Allowed<Tab>>(core, askAllowed, () => ''),
    order,
    instead,
    isForAll: (tab) => !optional.includes(tab),
  }))
}

/** What a screen shows of the figures of its list. */
export interface ScreenFigures<Tab extends string, S> {
  /** Tabs that the user may see; for `ListScreen`. */
  readonly tabs: readonly Tab[]
  /** Number of records by tab, without filters; for `ListScreen`. */
  readonly counts: Counts
  /** Sums of the filtered list. */
  readonly sums: S | undefined
  /** Sums of the whole tab that is shown. */
  readonly whole: S | undefined
  /** Undefined until loaded. */
  readonly allowed: Allowed<Tab> | undefined
}

/**
 * Loads the figures of a list after its rows and refetches them with the rows, and switches from a first tab without
 * anything for the user, unless the address names it or has a search. Call it in an observer.
 */
export function useListFigures<
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Identified>,
  S extends { readonly total: number },
>(screen: ListScreenModel<Tab, F, Sort, A>, token: StoreToken<ListFigures<Tab, F, S>>): ScreenFigures<Tab, S> {
  const figures = useStore(token)
  const { list, tab, filter, position, isExplicit, showTab } = screen
  const [first] = list.tabs
  useLoadedFigures(screen, figures)
  const allowed = figures.allowed.of()
  const wholeOf = (each: Tab) => figures.sums.of(wholeList(each))
  const instead = allowed && figures.instead?.(allowed, wholeOf(first))
  // Another tab has a filter of its own, without what the user searches here.
  const isSearched = filter.keyword !== undefined
  const switchTo = tab === first && !isExplicit && !isSearched ? instead : undefined
  useEffect(() => {
    if (switchTo !== undefined) showTab(switchTo)
  }, [switchTo, showTab])
  const isShown = (each: Tab) => each === tab || figures.isForAll(each) || (allowed ? allowed[each] : each === first)
  return {
    tabs: figures.order.filter(isShown),
    counts: Object.fromEntries(figures.order.map((each) => [each, wholeOf(each)?.total])),
    sums: figures.sums.of({ tab, filter, position }),
    whole: wholeOf(tab),
    allowed,
  }
}

/** The unfiltered list of a tab. */
const wholeList = <Tab extends string, F>(tab: Tab): ListQuery<Tab, F> => ({ tab, filter: {} as F })

function useLoadedFigures<
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Identified>,
  S,
>({ rows, tab, filter, position }: ListScreenModel<Tab, F, Sort, A>, figures: ListFigures<Tab, F, S>): void {
  const { sums, allowed } = figures
  const { revision } = sums
  const { refreshing } = rows
  const isReady = rows.status === 'ready' && !refreshing

  // Refreshing the list refreshes its sums too.
  useEffect(() => {
    if (refreshing) sums.invalidate()
  }, [refreshing, sums])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `revision` means that the sums must be reloaded
  useEffect(() => {
    if (!isReady) return
    const controller = new AbortController()
    const { signal } = controller
    const loadOtherTabs = async () => {
      await allowed.load(undefined, signal)
      const others = figures.order.filter(
        (other) => other !== tab && (figures.isForAll(other) || allowed.of()?.[other]),
      )
      await Promise.all(others.map((other) => sums.load(wholeList(other), signal)))
    }
    const load = () => {
      const own = sums.load(wholeList(tab), signal)
      return Promise.all([own, sums.load({ tab, filter, position }, signal), loadOtherTabs()])
    }
    // Figures are optional: on failure none are shown, and the rows report network errors.
    const start = () => void load().catch(() => undefined)
    // Deferred until after the frame with the rows, which sending would delay.
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(start)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      controller.abort()
    }
  }, [isReady, tab, filter, position, figures, revision])
}

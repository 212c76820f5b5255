import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '#base/quantities'
import type { Chooser, Search } from '#base/routes'
import type { AnyFilter, Facets, ListResponse } from '#base/wire'
import { type Query, responseOf } from '#kit/records'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { useEntryMemory, usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, PageFrame, Sheet } from '#ui/components'
import type { AnyList, List, ListQuery } from './defineList'
import type { Identified } from './rows'
import type { ListScreenModel } from './useListScreen'
import { useListTexts } from './useListTexts'
import './filter.css'

/** Delay between the last change and the request for the number of results. ms */
const QUIET = 300

/** A filter that is being edited. */
export interface FilterDraft<F extends AnyFilter> {
  readonly filter: F
  /** Number of records by filter and value, if the list counts them. */
  readonly facets: Facets | undefined
  change(part: Partial<F>): void
  /** Group of the list's texts, if it has one. */
  readonly texts?: string | undefined
}

/** A draft for generic parts, which access its fields by name. */
export type AnyDraft = Pick<FilterDraft<AnyFilter>, 'filter' | 'change'>

/** What a filter needs of its list. */
type FilteredList<F extends AnyFilter> = Pick<
  List<Identified, string, F, string, ListResponse<Identified>>,
  'filters' | 'query' | 'count' | 'texts'
>

interface Draft<F extends AnyFilter> extends FilterDraft<F> {
  readonly total: number | undefined
  readonly reset: () => void
}

/** Stores the draft of a page with its history entry, so that a reload does not lose it. */
type Memory<F> = ReturnType<typeof useEntryMemory<F>>

/** Edits a copy of a filter and requests the number of its results. Search text and sort order are preserved. */
function useDraft<F extends AnyFilter>(
  list: FilteredList<F>,
  { of, tab, filter: given }: ListQuery,
  memory?: Memory<F>,
): Draft<F> {
  const [filter, setFilter] = useState<F>(() => memory?.get() ?? list.filters.of(given))
  const set = useCallback(
    (next: object) => {
      const tidy = list.filters.of(next)
      memory?.set(tidy)
      setFilter(tidy)
    },
    [list, memory],
  )
  const found = useFound(list, of, tab, filter)
  return useMemo(
    () => ({
      filter,
      total: found?.total,
      facets: found?.facets,
      texts: list.texts,
      change: (part) => set({ ...filter, ...part }),
      reset: () => set({ keyword: filter.keyword, sort: filter.sort }),
    }),
    [filter, found, list, set],
  )
}

interface Found {
  readonly total: number
  readonly facets?: Facets | undefined
}

/** Number of results of a filter; undefined until loaded. The previous one stays while the next is loading. */
function useFound<F extends AnyFilter>(
  list: FilteredList<F>,
  of: string | undefined,
  tab: string,
  filter: F,
): Found | undefined {
  const core = useCore()
  const { position } = useStore(currentPosition)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const query: ListQuery<string, F> = { of, tab, filter, position }
    const timer = setTimeout(() => {
      const counted: Query<Found> = list.count?.(query) ?? list.query(query, 1, undefined)
      responseOf(core, counted, { signal, background: true })
        .then(({ value }) => setFound(value))
        // The number is an extra: without it the button names none.
        .catch(() => !signal.aborted && setFound(undefined))
    }, QUIET)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [core, list, of, tab, filter, position])
  return found
}

interface Parts {
  readonly reset: ReactNode
  readonly show: (onPress: () => void) => ReactNode
}

/** Buttons of a filter: `filter.show` (with `count`, `n`) and `filter.showSome` of the area. */
function useParts(list: Pick<AnyList, 'texts'>, { total, reset }: Pick<Draft<AnyFilter>, 'total' | 'reset'>): Parts {
  const t = useCoreTexts()
  const area = useListTexts(list)
  const language = useLanguage()
  const label =
    total === undefined
      ? area('filter.showSome')
      : area('filter.show', { count: total, n: formatNumber(total, language) })
  return {
    reset: (
      <Button variant="plain" size="small" onPress={reset}>
        {t('list.reset')}
      </Button>
    ),
    show: (onPress) => (
      <Button variant="brand" wide onPress={onPress}>
        {label}
      </Button>
    ),
  }
}

interface FilterScreenProps<Tab extends string, F extends AnyFilter> {
  readonly chooser: Chooser<Search, F>
  readonly list: FilteredList<F> & { readonly tabs: readonly [Tab, ...Tab[]] }
  readonly title: string
  readonly children: (draft: FilterDraft<F>, tab: Tab) => ReactNode
}

/** A page that edits the filter of a list, with the number of its results, and returns it. */
export function FilterScreen<Tab extends string, F extends AnyFilter>({
  chooser,
  list,
  title,
  children,
}: FilterScreenProps<Tab, F>) {
  const page = usePageNavigation()
  const search: Record<string, unknown> = useSearch(chooser)
  const tab = (search.tab as Tab | undefined) ?? list.tabs[0]
  const draft = useDraft(list, { tab, filter: search }, useEntryMemory<F>('filter'))
  const { reset, show } = useParts(list, draft)
  usePageState('ready')
  return (
    <PageFrame plain title={title} nav={{ actions: reset }} bottomBar={show(() => page.answer(chooser, draft.filter))}>
      <div className="filter">{children(draft, tab)}</div>
    </PageFrame>
  )
}

/**
 * The filter page as a sheet over the list, for a few filters: `open` for `ListScreen.filter`, `sheet` for its
 * children. `fields`: the filters, by the draft.
 */
export function useFilterSheet<
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Identified>,
>(screen: ListScreenModel<Tab, F, Sort, A>, fields: (draft: FilterDraft<F>) => ReactNode) {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    sheet: isOpen ? (
      <FilterSheet screen={screen} onClose={() => setOpen(false)}>
        {fields}
      </FilterSheet>
    ) : null,
  }
}

interface FilterSheetProps<F extends AnyFilter> {
  readonly screen: ListQuery<string, F> & { readonly list: FilteredList<F>; show(filter: F): void }
  readonly onClose: () => void
  readonly children: (draft: FilterDraft<F>) => ReactNode
}

/** Mounted while it is open. */
function FilterSheet<F extends AnyFilter>({ screen, onClose, children }: FilterSheetProps<F>) {
  const t = useCoreTexts()
  const draft = useDraft(screen.list, screen)
  const { reset, show } = useParts(screen.list, draft)
  const apply = () => {
    screen.show(draft.filter)
    onClose()
  }
  return (
    <Sheet open title={t('list.filter')} action={reset} foot={show(apply)} onClose={onClose}>
      <div className="filter">{children(draft)}</div>
    </Sheet>
  )
}

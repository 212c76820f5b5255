import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '#base/quantities'
import type { Chooser } from '#base/routes'
import type { AnyFilter, Facets } from '#base/wire'
import { answerOf } from '#kit/records'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { useEntryMemory, usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, PageFrame, Sheet } from '#ui/components'
import type { AnyList, List, Question } from './defineList'
import type { AnyScreen, ListScreenModel } from './useListScreen'
import { useListTexts } from './useListTexts'
import './filter.css'

/** Delay between the last change and the request for the number of results. ms */
const QUIET = 300

/** A filter that is being edited. */
export interface FilterDraft<F> {
  readonly filter: F
  /** Number of records by filter and value, if the list counts them. */
  readonly facets: Facets | undefined
  readonly change: (part: Partial<F>) => void
  /** Group of the list's texts, if it has one. */
  readonly texts?: string | undefined
}

interface Draft extends FilterDraft<AnyFilter> {
  readonly total: number | undefined
  readonly reset: () => void
}

/** Keeps the draft of a page with its history entry, so that a reload does not lose it. */
type Memory = ReturnType<typeof useEntryMemory<AnyFilter>>

/** Edits a copy of a filter and asks for the number of its results. Search text and sort order stay as they are. */
function useDraft(list: AnyList, { of, tab, filter: given }: Question, memory?: Memory): Draft {
  const [filter, setFilter] = useState<AnyFilter>(() => memory?.get() ?? list.filters.of(given))
  const set = useCallback(
    (next: object) => {
      const tidy = list.filters.of(next) as AnyFilter
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

/** Number of results of a filter; undefined until it is known. The last one stays while the next is asked for. */
function useFound(list: AnyList, of: string | undefined, tab: string, filter: AnyFilter): Found | undefined {
  const core = useCore()
  const { position } = useStore(currentPosition)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!list.count) return
    const controller = new AbortController()
    const { signal } = controller
    const question: Question = { of, tab, filter, position }
    const timer = setTimeout(() => {
      answerOf(core, list.count?.(question) ?? { questions: [], pick: () => undefined }, { signal, background: true })
        .then(({ value }) => setFound(value as Found | undefined))
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
function useParts(list: AnyList, { total, reset }: Draft): Parts {
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

interface FilterScreenProps<Tab extends string, F> {
  // biome-ignore lint/suspicious/noExplicitAny: the search of a filter page is the filter with its tab
  readonly chooser: Chooser<any, F>
  // biome-ignore lint/suspicious/noExplicitAny: only its filters and its count are used
  readonly list: List<any, Tab, F, any, any>
  readonly title: string
  readonly children: (draft: FilterDraft<F>, tab: Tab) => ReactNode
}

/** A page that edits the filter of a list, with the number of its results, and answers with it. */
export function FilterScreen<Tab extends string, F>({ chooser, list, title, children }: FilterScreenProps<Tab, F>) {
  const page = usePageNavigation()
  const search: Record<string, unknown> = useSearch(chooser)
  const tab = (search.tab as Tab | undefined) ?? list.tabs[0]
  const draft = useDraft(list, { tab, filter: search }, useEntryMemory<AnyFilter>('filter'))
  const { reset, show } = useParts(list, draft)
  usePageState('ready')
  return (
    <PageFrame
      plain
      title={title}
      nav={{ actions: reset }}
      bottomBar={show(() => page.answer(chooser, draft.filter as F))}
    >
      <div className="filter">{children(draft as unknown as FilterDraft<F>, tab)}</div>
    </PageFrame>
  )
}

/**
 * The same in a sheet over the list, for a few filters: `open` for `ListScreen.filter`, `sheet` for its children.
 * `fields`: the filters, by the draft.
 */
export function useFilterSheet<Tab extends string, F, Sort extends string, A>(
  screen: ListScreenModel<Tab, F, Sort, A>,
  fields: (draft: FilterDraft<F>) => ReactNode,
) {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    sheet: isOpen ? (
      <FilterSheet screen={screen} onClose={() => setOpen(false)}>
        {(draft) => fields(draft as unknown as FilterDraft<F>)}
      </FilterSheet>
    ) : null,
  }
}

interface FilterSheetProps {
  readonly screen: AnyScreen
  readonly onClose: () => void
  readonly children: (draft: Draft) => ReactNode
}

/** Mounted while it is open. */
function FilterSheet({ screen, onClose, children }: FilterSheetProps) {
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

import ArrowClockwise from '@phosphor-icons/core/regular/arrow-clockwise.svg'
import CheckSquare from '@phosphor-icons/core/regular/check-square.svg'
import ClockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg'
import DotsThreeVertical from '@phosphor-icons/core/regular/dots-three-vertical.svg'
import FunnelX from '@phosphor-icons/core/regular/funnel-x.svg'
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#base/quantities'
import { useStore } from '#platform/core'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import {
  ActionMenu,
  Icon,
  IconButton,
  type MenuAction,
  SearchField,
  SumLine,
  Tabs,
  useFailureToast,
} from '#ui/components'
import type { ListViewProps } from './ListView'
import { listPreferences } from './listPreferences'
import { SortSheet } from './SortSheet'
import type { AnyScreen } from './useListScreen'
import { useListTexts } from './useListTexts'
import './ListParts.css'

/** Number of records by tab, without filters. */
export type Counts = Readonly<Record<string, number | undefined>>

interface PartProps {
  readonly screen: AnyScreen
}

const countsOf = ({ answer }: AnyScreen, counts: Counts | undefined): Counts => counts ?? answer?.counts ?? {}

/** The tabs of a list (`tab.<tab>` of the area), each with its number of records. None for a list with one tab. */
export const ListTabs = observer(function ListTabs({
  screen,
  tabs = screen.list.tabs,
  counts,
}: PartProps & { readonly tabs?: readonly string[] | undefined; readonly counts?: Counts | undefined }) {
  const area = useListTexts(screen.list)
  const language = useLanguage()
  const { tab, showTab } = screen
  const known = countsOf(screen, counts)
  if (screen.list.tabs.length < 2) return null
  const countOf = (one: string) => {
    const count = known[one]
    return count === undefined ? undefined : formatNumber(count, language)
  }
  return (
    <Tabs
      label={area('tab.label')}
      tabs={tabs.map((value) => ({ value, label: area(`tab.${value}`), count: countOf(value) }))}
      value={tab}
      onChange={showTab}
    />
  )
})

/** The search field of a list with recent searches; `list.searchHint` of the area states what is searched. */
export const ListSearch = observer(function ListSearch({ screen: { list, search, searches } }: PartProps) {
  const area = useListTexts(list)
  if (!search.isOpen) return null
  return (
    <SearchField
      label={area('list.searchHint')}
      value={search.text}
      onChange={search.submit}
      recent={searches}
      autoFocus={search.text === ''}
    />
  )
})

interface ListSumsProps extends PartProps {
  readonly counts?: Counts | undefined
  /** Further figures, `<span>` each. */
  readonly children?: ReactNode
}

/** Number of records found (`list.unit` of the area), further sums, and the button for the sort order. */
export const ListSums = observer(function ListSums({ screen, counts, children }: ListSumsProps) {
  const t = useCoreTexts()
  const area = useListTexts(screen.list)
  const language = useLanguage()
  const [isSorting, setSorting] = useState(false)
  const { rows, list, tab, filter, sort } = screen
  const shown = rows.status === 'ready' ? rows.total : undefined
  const all = countsOf(screen, counts)[tab]
  const isNarrowed = shown !== undefined && all !== undefined && all > shown
  const isSorted = (list.sorts?.(tab, filter).length ?? 0) > 1
  return (
    <div className="listsums">
      <SumLine
        sort={
          isSorted ? { label: area(`sort.${sort}`), name: t('list.sort'), onPress: () => setSorting(true) } : undefined
        }
      >
        {shown === undefined ? null : (
          <span>
            <b>{formatNumber(shown, language)}</b>{' '}
            {isNarrowed
              ? t('list.ofTotal', { total: formatNumber(all, language), unit: area('list.unit', { count: all }) })
              : area('list.unit', { count: shown })}
          </span>
        )}
        {children}
      </SumLine>
      <SortSheet screen={screen} open={isSorting} onClose={() => setSorting(false)} />
    </div>
  )
})

interface ListActionsProps extends PartProps {
  readonly menu?: readonly (MenuAction | false | undefined)[]
  /** Starts choosing rows; undefined if there is nothing to do with chosen rows. */
  readonly onSelect?: (() => void) | undefined
}

/** Search button (`list.search` of the area) and menu of a list, to the right of its title. */
export const ListActions = observer(function ListActions({ screen, menu = [], onSelect }: ListActionsProps) {
  const t = useCoreTexts()
  const area = useListTexts(screen.list)
  const toastFailure = useFailureToast()
  const preferences = useStore(listPreferences)
  const [isOpen, setOpen] = useState(false)
  const { rows, list, filter, search, searches, clear } = screen
  const offered: (MenuAction | false | undefined)[] = [
    ...menu,
    onSelect && { label: t('list.select'), icon: <Icon svg={CheckSquare} />, onPress: onSelect },
    {
      label: t('list.refresh'),
      icon: <Icon svg={ArrowClockwise} />,
      onPress: () => void rows.reload().catch(toastFailure),
    },
    list.filters.count(filter) > 0 && {
      label: t('list.clear'),
      icon: <Icon svg={FunnelX} />,
      onPress: clear,
    },
    searches.length > 0 && {
      label: t('list.clearRecent'),
      icon: <Icon svg={ClockCounterClockwise} />,
      onPress: () => preferences.clearSearches(list.route.path),
    },
  ]
  return (
    <>
      <IconButton label={search.isOpen ? t('list.closeSearch') : area('list.search')} onPress={search.toggle}>
        <Icon svg={MagnifyingGlass} />
      </IconButton>
      <IconButton label={t('more')} opens onPress={() => setOpen(true)}>
        <Icon svg={DotsThreeVertical} />
      </IconButton>
      <ActionMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('more')}
        actions={offered.filter((action): action is MenuAction => Boolean(action))}
      />
    </>
  )
})

type Empty = ListViewProps['empty']

interface EmptyOptions {
  readonly empty: Empty
  readonly emptyFiltered?: Empty | undefined
  readonly wider?: number
}

/**
 * The text of an empty list: `empty` without any filter; around the user, a button for a wider radius; else that no
 * record matches, with a button that clears filter or search.
 */
export function useEmpty(screen: AnyScreen, { empty, emptyFiltered, wider = 0 }: EmptyOptions): Empty {
  const { filter, list, clear, change } = screen
  const t = useCoreTexts()
  const area = useListTexts(list)
  const clearFilter = { label: t('list.clear'), onPress: clear }
  const clearSearch = { label: t('clearSearch'), onPress: () => change({ keyword: undefined }) }
  const nothingFits = { title: t('list.nothing'), text: t('list.nothingText') }
  if (emptyFiltered) return emptyFiltered
  const { radius } = filter
  if (typeof radius === 'number' && radius < wider) {
    const distanceOf = (metres: number) => ({ distance: area('unit.km', { n: metres / 1000 }) })
    return {
      title: area('empty.near', distanceOf(radius)),
      text: area('empty.filteredText'),
      action: { label: area('empty.wider', distanceOf(wider)), onPress: () => change({ radius: wider }) },
      alternative: { label: area('empty.clear'), onPress: clear },
    }
  }
  if (list.filters.count(filter) > 0)
    return { ...nothingFits, action: clearFilter, ...(filter.keyword ? { alternative: clearSearch } : {}) }
  return filter.keyword ? { ...nothingFits, action: clearSearch } : empty
}

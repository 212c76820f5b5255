import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { Chooser, Search } from '#base/routes'
import type { AnyFilter, ListResponse } from '#base/wire'
import { refusedState } from '#kit/records'
import { type MenuAction, PageFrame } from '#ui/components'
import type { AnyList, ListQuery } from './defineList'
import { ListOfflineBar } from './ListOfflineBar'
import { type Counts, ListActions, ListSearch, ListSums, ListTabs, useEmpty } from './ListParts'
import { ListView, type ListViewProps } from './ListView'
import { QuickChips } from './QuickChips'
import type { Identified } from './rows'
import { SelectionBar, useSelection } from './selection'
import type { AnyScreen, ListScreenModel } from './useListScreen'
import { useListTexts } from './useListTexts'
import type { QuickFilter } from './useQuick'

type Empty = ListViewProps['empty']

export interface ListScreenProps<
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Identified>,
> {
  readonly screen: ListScreenModel<Tab, F, Sort, A>
  readonly title: string
  /** Renders one row; must be a stable function. */
  readonly row: (id: string) => ReactNode
  /** Estimated height of a row in px at the 375 px design width. */
  readonly rowHeight: number
  /** The rows have no icon, so neither has their skeleton. */
  readonly plainRows?: boolean
  /** The rows begin with a date, as does their skeleton. */
  readonly datedRows?: boolean
  /** Tabs that this user may see; all of the list by default. */
  readonly tabs?: readonly Tab[]
  /** Number of records by tab, without filters; by default the response's `counts`. */
  readonly counts?: Counts
  readonly quick?: readonly QuickFilter<F>[]
  /** The page that edits the filter, or a function that opens a sheet. */
  readonly filter?: Chooser<Search, F> | (() => void)
  /** Further figures of the result, a `SumFigure` or `<span>` each. */
  readonly sums?: ReactNode
  /** Shown when the list is empty without any filter. */
  readonly empty: Empty
  /** Shown when a filter finds nothing, where the area has a better suggestion than clearing it. */
  readonly emptyFiltered?: Empty | undefined
  /**
   * A larger radius, offered where a list filtered by `radius` is empty (`empty.near`, `empty.wider` of the area). m
   */
  readonly wider?: number
  /** The sheet that saves the list as CSV, a lazy component, where the user may (`export.menu` of the area). */
  readonly exportSheet?: ComponentType<ExportSheetProps<Tab, F>> | false | undefined
  readonly menu?: readonly (MenuAction | false | undefined)[]
  readonly dock?: ReactNode
  readonly bottomBar?: ReactNode
  /** Content above the tabs that stays while the list scrolls. */
  readonly top?: ReactNode
  /** Actions for chosen rows; with them the menu offers to choose rows. `end` ends the choosing. */
  readonly bulk?: ((ids: readonly string[], end: () => void) => readonly MenuAction[]) | undefined
  readonly children?: ReactNode
}

export interface ExportSheetProps<Tab extends string, F> {
  readonly query: ListQuery<Tab, F>
  readonly onClose: () => void
}

/** A list page: tabs with counts, search, quick filters, sums with sort order, endless rows (pages 'List screens'). */
export const ListScreen = observer(function ListScreen<
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Identified>,
>(props: ListScreenProps<Tab, F, Sort, A>) {
  const {
    title,
    row,
    rowHeight,
    plainRows,
    datedRows,
    tabs,
    counts,
    quick = [],
    filter,
    sums,
    menu = [],
    dock,
    bottomBar,
    top,
    bulk,
    children,
  } = props
  // The parts below handle lists of every shape.
  const screen: AnyScreen = props.screen
  const selection = useSelection(screen.rows, row)
  const empty = useEmpty(screen, props)
  const saving = useExportSheet(props.screen, props.exportSheet || undefined)
  const openFilter = typeof filter === 'function' ? filter : filter && (() => void screen.edit(filter))
  const { chosen } = selection
  // A refused tab has nothing to search; another tab may be allowed.
  const isRefused = screen.rows.status === 'failed' && refusedState(screen.rows.error) !== undefined
  // The empty list offers to begin one in its middle.
  const isOffered =
    screen.rows.status === 'ready' && screen.rows.ids.length === 0 && empty === props.empty && empty.action
  return (
    <PageFrame
      title={title}
      nav={
        isRefused
          ? {}
          : {
              actions: (
                <ListActions screen={screen} menu={[...menu, ...saving.menu]} onSelect={bulk && selection.start} />
              ),
            }
      }
      bottomBar={
        bulk && chosen ? <SelectionBar selection={selection} actions={bulk(chosen, selection.end)} /> : bottomBar
      }
      dock={chosen || isRefused || isOffered ? undefined : dock}
      notice={<ListOfflineBar list={screen.rows} />}
      top={
        <>
          {top}
          <ListTabs screen={screen} tabs={tabs} counts={counts} />
          {isRefused ? null : (
            <>
              <ListSearch screen={screen} />
              <QuickChips screen={screen} quick={quick} onFilter={openFilter} />
            </>
          )}
        </>
      }
    >
      <ListSums screen={screen} counts={counts}>
        {sums}
      </ListSums>
      <ListView
        list={screen.rows}
        label={title}
        row={selection.row}
        rowHeight={rowHeight}
        plainRows={plainRows}
        datedRows={datedRows}
        empty={empty}
      />
      {children}
      {saving.sheet}
    </PageFrame>
  )
}) as <Tab extends string, F extends AnyFilter, Sort extends string, A extends ListResponse<Identified>>(
  props: ListScreenProps<Tab, F, Sort, A>,
) => ReactNode

/** The menu entry that saves a list, and the sheet that it opens for the query that is shown then. */
function useExportSheet<Tab extends string, F extends AnyFilter>(
  { list, tab, filter, position }: ListQuery<Tab, F> & { readonly list: Pick<AnyList, 'texts'> },
  Sheet: ComponentType<ExportSheetProps<Tab, F>> | undefined,
) {
  const area = useListTexts(list)
  const [query, setQuestion] = useState<ListQuery<Tab, F>>()
  const menu = Sheet ? [{ label: area('export.menu'), onPress: () => setQuestion({ tab, filter, position }) }] : []
  const sheet =
    Sheet && query ? (
      <Suspense fallback={null}>
        <Sheet query={query} onClose={() => setQuestion(undefined)} />
      </Suspense>
    ) : null
  return { menu, sheet }
}

import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useEffect } from 'react'
import { refusedState } from '#kit/records'
import { errorText, isOffline } from '#platform/http'
import { type CoreTexts, useCoreTexts } from '#platform/i18n'
import { type PageState, useEntryMemory, usePage, usePageState } from '#platform/navigation'
import { PullToRefresh, RefusedView, RetryRow, SkeletonRows, StateView } from '#ui/components'
import type { ListModel } from './ListModel'
import { useReload } from './ListOfflineBar'
import { VirtualRows, type VirtualRowsProps } from './VirtualRows'

export interface ListViewProps {
  readonly list: ListModel
  /** Accessible name of the list. */
  readonly label: string
  /** Renders one row. Must be a stable function, otherwise every row re-renders. */
  readonly row: (id: string, index: number) => ReactNode
  /** Estimated height of a row in px at the 375 px design width; the real heights are measured. */
  readonly rowHeight: number
  /** The rows have no icon, so neither has their skeleton. */
  readonly plainRows?: boolean | undefined
  /** The rows begin with a date, as does their skeleton. */
  readonly datedRows?: boolean | undefined
  readonly empty: {
    readonly title: string
    readonly text?: string
    readonly action?: Action
    readonly alternative?: Action
  }
  /** Content above the rows that scrolls with them. */
  readonly header?: ReactNode
}

/** Measured row heights of the list with this key, used to restore the scroll position on return (section 2). */
interface Heights {
  readonly key: string
  readonly rows: NonNullable<VirtualRowsProps['initialHeights']>
}

interface Action {
  readonly label: string
  readonly onPress: () => void
}

const stateOf = (list: ListModel): PageState => {
  if (list.status === 'failed') return refusedState(list.error) ?? 'error'
  if (list.status === 'loading') return 'loading'
  return list.ids.length === 0 ? 'empty' : 'ready'
}

/**
 * An infinite list with all its states: skeleton, empty, failed with retry, next page, pull to refresh (pages
 * 'Common'). Its page has `ListOfflineBar` as its notice.
 */
export const ListView = observer(function ListView(props: ListViewProps) {
  const { list, label, row, rowHeight, plainRows, datedRows, empty, header } = props
  const t = useCoreTexts()
  const { scroller } = usePage()
  usePageState(stateOf(list))
  useEffect(() => () => list.pause(), [list])

  const refresh = useReload(list)
  const heights = useEntryMemory<Heights>('list:heights')
  const kept = heights.get()
  const retry = useCallback(() => void list.reload(), [list])
  const more = useCallback(() => void list.loadMore(), [list])

  if (list.status === 'failed') return <Failed error={list.error} retry={retry} t={t} />
  if (list.status === 'loading') return <SkeletonRows height={rowHeight} plain={plainRows} dated={datedRows} />
  return (
    <PullToRefresh onRefresh={refresh}>
      {header}
      {list.ids.length === 0 ? (
        <StateView kind="empty" {...empty} />
      ) : (
        <VirtualRows
          label={label}
          ids={list.ids}
          row={row}
          rowHeight={rowHeight}
          scroller={scroller}
          total={list.total}
          onNearEnd={more}
          initialHeights={kept?.key === list.key ? kept.rows : undefined}
          onLeave={(rows) => heights.set({ key: list.key, rows })}
          footer={
            <Foot
              list={list}
              rowHeight={rowHeight}
              plainRows={plainRows}
              datedRows={datedRows}
              retry={list.seenAt ? refresh : more}
              t={t}
            />
          }
        />
      )}
    </PullToRefresh>
  )
})

function Failed({ error, retry, t }: { error: unknown; retry: () => void; t: CoreTexts }) {
  const offline = isOffline(error)
  // Of the record that the list belongs to.
  const refused = refusedState(error)
  if (refused) return <RefusedView kind={refused} />
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={t(offline ? 'list.offline' : 'list.failed')}
      text={errorText(error, t)}
      action={{ label: t('boundary.retry'), onPress: retry, isRetry: true }}
    />
  )
}

interface FootProps extends Pick<ListViewProps, 'list' | 'rowHeight' | 'plainRows' | 'datedRows'> {
  readonly retry: () => void
  readonly t: CoreTexts
}

const Foot = observer(function Foot({ list, rowHeight, plainRows, datedRows, retry, t }: FootProps) {
  if (list.more === 'failed' || (list.seenAt && !list.complete))
    return <RetryRow text={errorText(list.error, t)} onRetry={retry} />
  if (list.more === 'loading') return <SkeletonRows count={2} height={rowHeight} plain={plainRows} dated={datedRows} />
  return null
})

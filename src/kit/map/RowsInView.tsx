import { observer } from 'mobx-react-lite'
import { type RefObject, useCallback } from 'react'
import { type ListModel, VirtualRows } from '#kit/lists'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { RetryRow, SkeletonRows, StateView } from '#ui/components'

export interface RowsInViewProps {
  readonly rows: ListModel
  readonly label: string
  /** Must be stable. */
  readonly row: (id: string) => React.ReactNode
  /** Estimated height of a row, at the design width. px */
  readonly rowHeight: number
  readonly empty: { readonly title: string; readonly text: string }
  /** What scrolls: the body of the sheet. */
  readonly scroller: RefObject<HTMLElement | null>
}

/** The records that the map shows, as rows in its sheet. */
export const RowsInView = observer(function RowsInView(props: RowsInViewProps) {
  const { rows, label, row, rowHeight, empty, scroller } = props
  const core = useCoreTexts()
  const more = useCallback(() => void rows.loadMore(), [rows])
  const retry = () => void rows.reload().catch(() => undefined)
  if (rows.status === 'failed') return <RetryRow text={errorText(rows.error, core)} onRetry={retry} />
  if (rows.status === 'loading' || (rows.refreshing && rows.ids.length === 0)) return <SkeletonRows count={3} />
  if (rows.ids.length === 0) return <StateView kind="empty" {...empty} />
  return (
    <VirtualRows
      label={label}
      ids={rows.ids}
      row={row}
      rowHeight={rowHeight}
      scroller={() => scroller.current}
      total={rows.total}
      onNearEnd={more}
      footer={rows.more === 'failed' ? <RetryRow text={errorText(rows.error, core)} onRetry={more} /> : null}
    />
  )
})

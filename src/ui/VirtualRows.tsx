import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import './VirtualRows.css'

/** Rows beyond the screen on either side: a flick finds them drawn, and few enough stand in the page. */
const OVERSCAN = 6
/** The next page is asked for so many rows before the end. */
const AHEAD = 8
/** Root font size at the design width, px. */
const DESIGN_ROOT = 37.5

interface VirtualRowsProps {
  readonly label: string
  readonly ids: readonly string[]
  /** Stable between renders: a row is drawn again only when its id or this changes. */
  readonly row: (id: string, index: number) => ReactNode
  /** First guess at a row's height, px at the 375 px design width; rows are measured. */
  readonly rowHeight: number
  /** The page's scroll container. */
  readonly scroller: () => HTMLElement | null
  readonly onNearEnd?: () => void
  /** After the last row: next page on its way, or its retry. */
  readonly footer?: ReactNode
}

/** An endless list of which only the rows in view stand in the document; list semantics for those who cannot see. */
export function VirtualRows({ label, ids, row, rowHeight, scroller, onNearEnd, footer }: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const page = scroller()
    if (!list.current || !page) return
    setOffset(list.current.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop)
  }, [scroller])

  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DESIGN_ROOT
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: scroller,
    estimateSize: () => (rowHeight * root) / DESIGN_ROOT,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
  })
  const items = virtualizer.getVirtualItems()
  const last = items[items.length - 1]?.index ?? 0
  useEffect(() => {
    if (last >= ids.length - AHEAD) onNearEnd?.()
  }, [last, ids.length, onNearEnd])

  return (
    <>
      <ul ref={list} className="rows" aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {items.map((item) => (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className="rows__row"
            aria-setsize={ids.length}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start - offset}px)` }}
          >
            <Row id={ids[item.index] ?? ''} index={item.index} row={row} />
          </li>
        ))}
      </ul>
      {footer}
    </>
  )
}

const Row = memo(function Row({ id, index, row }: { id: string; index: number; row: VirtualRowsProps['row'] }) {
  return row(id, index)
})

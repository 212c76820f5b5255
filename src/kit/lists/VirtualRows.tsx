import {
  measureElement,
  observeElementRect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { rootScale } from '#ui/components'
import './VirtualRows.css'

/** Height of the content above the rows until it is measured; px at the design width. */
const HEAD = 130
/** Number of rows rendered above and below the visible area. */
const OVERSCAN = 6
/** `onNearEnd` is called when at most this many rows are left. */
const NEAR = 6

/** Row heights measured by an earlier visit. */
type RowHeights = readonly VirtualItem[]

export interface VirtualRowsProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly ids: readonly string[]
  /** Renders one row. Must be a stable function, otherwise every row renders again. */
  readonly row: (id: string, index: number) => ReactNode
  /** Estimated height of a row in px at the 375 px design width. Rendered rows are measured. */
  readonly rowHeight: number
  /** Returns the scroll container, which is the page. */
  readonly scroller: () => HTMLElement | null
  /** Called when few rows are left below the screen. */
  readonly onNearEnd?: (() => void) | undefined
  /** Shown after the last row: next page loading, or failed with retry. */
  readonly footer?: ReactNode
  /** Total number of rows, when not all are loaded. */
  readonly total?: number | undefined
  /** Row heights from `onLeave` of an earlier visit, to restore the scroll position. */
  readonly initialHeights?: RowHeights | undefined
  /** Called with the measured row heights when the list unmounts. */
  readonly onLeave?: ((heights: RowHeights) => void) | undefined
}

/** A virtual list inside a page that scrolls as a whole. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, ids, row, rowHeight, scroller, onNearEnd, footer, total, initialHeights, onLeave } = props
  const list = useRef<HTMLDivElement>(null)
  const rem = rootScale()
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: scroller,
    estimateSize: useCallback(() => rowHeight * rem, [rowHeight, rem]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    // The first frame renders the rows in view alone.
    overscan: useDeferredValue(OVERSCAN, 0),
    scrollMargin: useScrollMargin(list, scroller),
    measureElement: heightOf,
    observeElementRect: observeShown,
    initialOffset: () => (initialHeights && scroller()?.scrollTop) ?? 0,
    // Reading the page's own height would force a layout.
    initialRect: { width: 0, height: window.screen.height || window.innerHeight },
    initialMeasurementsCache: [...(initialHeights ?? [])],
    // Positions are written directly to the elements; React renders only when the set of visible rows changes.
    directDomUpdates: true,
    useFlushSync: false,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1

  useEffect(() => {
    // Nothing of a page without a height is in view.
    if (last >= 0 && last >= ids.length - NEAR && scroller()?.clientHeight) onNearEnd?.()
  }, [last, ids.length, onNearEnd, scroller])

  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => () => leave.current?.(rows.takeSnapshot()), [rows])

  return (
    <>
      <div ref={list} className="rows">
        <ul ref={rows.containerRef} className="rows__list" aria-label={label}>
          {shown.map(({ index }) => {
            const id = ids[index]
            if (id === undefined) return null
            return (
              <li
                key={id}
                ref={rows.measureElement}
                data-index={index}
                className="rows__row"
                aria-setsize={total ?? ids.length}
                aria-posinset={index + 1}
              >
                <Row id={id} index={index} row={row} />
              </li>
            )
          })}
        </ul>
      </div>
      {footer}
    </>
  )
}

interface RowProps {
  readonly id: string
  readonly index: number
  readonly row: VirtualRowsProps['row']
}

/** Memoized: scrolling renders only rows that come into view. */
const Row = memo(function Row({ id, index, row }: RowProps) {
  return row(id, index)
})

/**
 * Height of a row as reported by ResizeObserver. Measuring synchronously would force a layout per new row, a few ms
 * each on a slow phone; until the observer reports, and for a row that is not laid out, the known or estimated height is
 * used.
 */
function heightOf(element: Element, entry: ResizeObserverEntry | undefined, rows: Virtualizer<HTMLElement, Element>) {
  const isMeasured = entry !== undefined || typeof ResizeObserver === 'undefined'
  const measured = isMeasured ? measureElement(element, entry, rows) : 0
  const index = rows.indexFromElement(element)
  return measured || (rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index))
}

/** Ignores a page that is not laid out: the rows of the last size stay. */
const observeShown: typeof observeElementRect<HTMLElement> = (rows, take) =>
  observeElementRect(rows, (rect) => {
    if (rect.height > 0) take(rect)
  })

/**
 * Distance in px between the top of the page's content and the list; updated when content above the list changes
 * height.
 */
function useScrollMargin(list: React.RefObject<HTMLElement | null>, scroller: () => HTMLElement | null): number {
  const [margin, setMargin] = useState(() => HEAD * rootScale())
  useLayoutEffect(() => {
    const element = list.current
    const page = scroller()
    if (!element || !page) return
    const measure = () => {
      const top = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
      setMargin((before) => (Math.abs(before - top) < 1 ? before : top))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    // The elements above the list are its preceding siblings.
    for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
      observer.observe(other)
    return () => observer.disconnect()
  }, [list, scroller])
  return margin
}

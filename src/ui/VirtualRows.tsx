import {
  elementScroll,
  measureElement,
  type Rect,
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
import { DESIGN_ROOT } from './designSize'
import './VirtualRows.css'

/** Rows drawn above and below the screen; none of them with the first frame. */
const OVERSCAN = 6
/** What stands above the rows of a list, at the least; px at the design width. */
const HEAD = 130
/** The end is near when this many rows are left. */
const NEAR = 12

export interface VirtualRowsProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly ids: readonly string[]
  /** One row; stable between renders, else every row is drawn again. */
  readonly row: (id: string, index: number) => ReactNode
  /** First guess of a row's height; px at the 375 px design width. Rows are measured once drawn. */
  readonly rowHeight: number
  /** The scroll container: the page. */
  readonly scroller: () => HTMLElement | null
  /** Few rows are left below the screen. */
  readonly onNearEnd?: (() => void) | undefined
  /** After the last row: next page loading, failed with retry, the end. */
  readonly footer?: ReactNode
  /** How many there are in all, when more than are loaded. */
  readonly total?: number | undefined
  /** Where the page is scrolled to when the list appears, px; it stays where it is unless given. */
  readonly initialOffset?: number | undefined
  /** Heights of an earlier visit (`onLeave`), so that coming back lands on the same row. */
  readonly initialMeasurements?: readonly VirtualItem[] | undefined
  /** Called with the measured rows when the list goes. */
  readonly onLeave?: ((measurements: readonly VirtualItem[]) => void) | undefined
}

/** A list that draws only the rows in view, inside a page that scrolls as a whole. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, ids, row, rowHeight, scroller, onNearEnd, footer, total } = props
  const { initialMeasurements, onLeave } = props
  // Asking where a new page stands would lay it out before its rows are there; one that is come back to is elsewhere.
  const { initialOffset = () => (initialMeasurements ? (scroller()?.scrollTop ?? 0) : 0) } = props
  const list = useRef<HTMLDivElement>(null)
  const margin = useScrollMargin(list, scroller, initialMeasurements !== undefined)
  const rem = rootScale()
  const overscan = useDeferredValue(OVERSCAN, 0)
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: scroller,
    estimateSize: useCallback(() => rowHeight * rem, [rowHeight, rem]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan,
    scrollMargin: margin,
    // The rows of the first screen are drawn at once, not after the page was measured. The window is not asked for its
    // height: it would lay out the page in the middle of drawing.
    initialRect: { width: 0, height: (window.screen.height || window.innerHeight) - HEAD * rem },
    measureElement: heightOf,
    ...(initialMeasurements || typeof ResizeObserver === 'undefined' ? {} : ASKED_LATER),
    initialOffset,
    ...(initialMeasurements ? { initialMeasurementsCache: [...initialMeasurements] } : {}),
    // Smooth on slow phones: positions are written to the elements, rows render when others come into view.
    directDomUpdates: true,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const last = items[items.length - 1]?.index ?? -1

  useEffect(() => {
    if (last >= 0 && last >= ids.length - NEAR) onNearEnd?.()
  }, [last, ids.length, onNearEnd])

  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => () => leave.current?.(virtualizer.takeSnapshot()), [virtualizer])

  return (
    <>
      <div ref={list} className="rows">
        <ul ref={virtualizer.containerRef} className="rows__list" aria-label={label}>
          {items.map((item) => (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className="rows__row"
              aria-setsize={total ?? ids.length}
              aria-posinset={item.index + 1}
            >
              <Row id={ids[item.index] ?? ''} index={item.index} row={row} />
            </li>
          ))}
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

/** Scrolling draws only rows that come into view. */
const Row = memo(function Row({ id, index, row }: RowProps) {
  return row(id, index)
})

/**
 * Height of a row, told by the browser in the frame that draws it. Asked for at once, each new row would be laid out on
 * its own: a few ms per row on a slow phone.
 */
function heightOf(element: Element, entry: ResizeObserverEntry | undefined, rows: Virtualizer<HTMLElement, Element>) {
  if (entry || typeof ResizeObserver === 'undefined') return measureElement(element, entry, rows)
  const index = rows.indexFromElement(element)
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index)
}

/**
 * A new list asks nothing of the page before its first frame, else that would be laid out in the middle of drawing: its
 * height is told with that frame, and it stands at its top.
 */
const ASKED_LATER = {
  observeElementRect({ scrollElement: page }: Virtualizer<HTMLElement, Element>, take: (rect: Rect) => void) {
    if (!page) return
    let isNew = true
    const observer = new ResizeObserver(() => {
      if (isNew && page.scrollTop > 0) page.scrollTop = 0
      isNew = false
      take({ width: page.offsetWidth, height: page.offsetHeight })
    })
    observer.observe(page)
    return () => observer.disconnect()
  },
  scrollToFn: ((offset, options, rows) => {
    if (offset !== 0 || options.adjustments) elementScroll(offset, options, rows)
  }) satisfies typeof elementScroll,
}

/** px of one design px, as the boot script has set it; asked of the root element's style, the page would be laid out for it. */
function rootScale(): number {
  // Without the boot script (tests) the root has the browser's 16 px.
  return Number.parseFloat(document.documentElement.style.fontSize) / DESIGN_ROOT || 1
}

/**
 * How far the list begins below the top of the page's content; it moves when what stands above changes its height. A new
 * list learns it with its first frame, `atOnce` one that stands somewhere in its middle.
 */
function useScrollMargin(
  list: React.RefObject<HTMLElement | null>,
  scroller: () => HTMLElement | null,
  atOnce: boolean,
): number {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    const page = scroller()
    if (!element || !page) return
    const measure = () => {
      const top = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
      setMargin((before) => (Math.abs(before - top) < 1 ? before : top))
    }
    const canObserve = typeof ResizeObserver !== 'undefined'
    if (atOnce || !canObserve) measure()
    if (!canObserve) return
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    // What stands above the list are its elder siblings.
    for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
      observer.observe(other)
    return () => observer.disconnect()
  }, [list, scroller, atOnce])
  return margin
}

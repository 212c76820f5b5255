import { measureElement, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { rootScale } from '#src/ui'

/** Rows drawn above and below the screen. */
const OVERSCAN = 6

/** Heights of rows, as an earlier visit has measured them. */
export type RowHeights = readonly VirtualItem[]

/** Which rows are to be drawn, and what has to hold their list and each of them. */
export interface PlacedRows {
  readonly rows: readonly { readonly index: number }[]
  readonly listRef: (element: HTMLElement | null) => void
  readonly rowRef: (element: HTMLElement | null) => void
}

interface RowWindowProps {
  readonly ids: readonly string[]
  /** First guess of a row's height; px at the 375 px design width. */
  readonly rowHeight: number
  readonly list: React.RefObject<HTMLElement | null>
  readonly scroller: () => HTMLElement | null
  readonly initialHeights?: RowHeights | undefined
  readonly onLeave?: ((heights: RowHeights) => void) | undefined
  readonly onPlaced: (placed: PlacedRows) => void
}

/** Keeps a long list to the rows in view and places them; draws nothing itself. */
export function RowWindow(props: RowWindowProps) {
  const { ids, rowHeight, list, scroller, initialHeights, onLeave, onPlaced } = props
  const rem = rootScale()
  const [page] = useState(scroller)
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: scroller,
    estimateSize: useCallback(() => rowHeight * rem, [rowHeight, rem]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: OVERSCAN,
    scrollMargin: useScrollMargin(list, scroller),
    measureElement: heightOf,
    initialOffset: () => page?.scrollTop ?? 0,
    initialRect: { width: 0, height: page?.clientHeight ?? 0 },
    ...(initialHeights ? { initialMeasurementsCache: [...initialHeights] } : {}),
    // Smooth on slow phones: positions are written to the elements, rows render when others come into view.
    directDomUpdates: true,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()

  useLayoutEffect(() => {
    // Nothing in view yet of a list that has rows: its page has no height.
    if (rows.length === 0 && ids.length > 0) return
    onPlaced({ rows, listRef: virtualizer.containerRef, rowRef: virtualizer.measureElement })
  }, [rows, ids, virtualizer, onPlaced])

  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => () => leave.current?.(virtualizer.takeSnapshot()), [virtualizer])
  return null
}

/**
 * Height of a row, told by the browser in the frame that draws it. Asked for at once, each new row would be laid out on
 * its own: a few ms per row on a slow phone.
 */
function heightOf(element: Element, entry: ResizeObserverEntry | undefined, rows: Virtualizer<HTMLElement, Element>) {
  if (entry || typeof ResizeObserver === 'undefined') return measureElement(element, entry, rows)
  const index = rows.indexFromElement(element)
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index)
}

/** How far the list begins below the top of the page's content; it moves when what stands above changes its height. px */
function useScrollMargin(list: React.RefObject<HTMLElement | null>, scroller: () => HTMLElement | null): number {
  const [margin, setMargin] = useState(0)
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
    // What stands above the list are its elder siblings.
    for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
      observer.observe(other)
    return () => observer.disconnect()
  }, [list, scroller])
  return margin
}

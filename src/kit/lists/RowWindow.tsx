import { measureElement, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { rootScale } from '#ui/components'

/** Number of rows rendered above and below the visible area. */
const OVERSCAN = 6

/** Row heights measured by an earlier visit. */
export type RowHeights = readonly VirtualItem[]

/** The rows to render, and the refs for the list element and for each row element. */
export interface PlacedRows {
  readonly rows: readonly { readonly index: number }[]
  readonly listRef: (element: HTMLElement | null) => void
  readonly rowRef: (element: HTMLElement | null) => void
}

interface RowWindowProps {
  readonly ids: readonly string[]
  /** Estimated height of a row in px at the 375 px design width. */
  readonly rowHeight: number
  readonly list: React.RefObject<HTMLElement | null>
  readonly scroller: () => HTMLElement | null
  readonly initialHeights?: RowHeights | undefined
  readonly onLeave?: ((heights: RowHeights) => void) | undefined
  readonly onPlaced: (placed: PlacedRows) => void
}

/** Computes which rows are in view and where they are placed; renders nothing itself. */
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
    // Positions are written directly to the elements; React renders only when the set of visible rows changes.
    directDomUpdates: true,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()

  useLayoutEffect(() => {
    // The page has no height yet, so no row is in view.
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
 * Height of a row as reported by ResizeObserver. Measuring synchronously would force a layout per new row, a few ms
 * each on a slow phone; until the observer reports, the cached or estimated height is used.
 */
function heightOf(element: Element, entry: ResizeObserverEntry | undefined, rows: Virtualizer<HTMLElement, Element>) {
  if (entry || typeof ResizeObserver === 'undefined') return measureElement(element, entry, rows)
  const index = rows.indexFromElement(element)
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index)
}

/**
 * Distance in px between the top of the page's content and the list; updated when content above the list changes
 * height.
 */
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
    // The elements above the list are its preceding siblings.
    for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
      observer.observe(other)
    return () => observer.disconnect()
  }, [list, scroller])
  return margin
}

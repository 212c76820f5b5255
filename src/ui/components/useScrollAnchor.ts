import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Longer than an element takes to grow or shrink. ms */
const SETTLED = 500

/**
 * Preserves the scroll position of the content in view while an element above it grows or shrinks because of `change`.
 * CSS scroll anchoring is no alternative: Safari has none, and elsewhere it does not work on the rows of a virtual
 * list.
 */
export function useScrollAnchor(above: RefObject<HTMLElement | null>, change: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change
  useLayoutEffect(() => {
    const page = pageOf(above.current)
    if (!page) return
    // The browser's own anchoring would move the page twice.
    page.style.setProperty('overflow-anchor', 'none')
    const restore = () => page.style.removeProperty('overflow-anchor')
    const timer = setTimeout(restore, SETTLED)
    return () => {
      clearTimeout(timer)
      restore()
    }
  }, [above, change])

  useEffect(() => {
    const element = above.current
    const page = pageOf(element)
    if (!element || !page || typeof ResizeObserver === 'undefined') return
    let height: number | undefined
    // The browser rounds scroll offsets: without the remainder, a bar that grows in 15 frames ends 2 px off.
    let rest = 0
    // Called after layout and before paint, so that nothing is seen to move.
    const observer = new ResizeObserver(() => {
      const next = element.getBoundingClientRect().height
      if (height !== undefined && page.scrollTop > 0) {
        const wanted = page.scrollTop + next - height + rest
        page.scrollTop = wanted
        rest = Math.abs(wanted - page.scrollTop) < 1 ? wanted - page.scrollTop : 0
      }
      height = next
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [above])
}

const pageOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('.page')

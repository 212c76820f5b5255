import { type RefObject, useEffect } from 'react'

/**
 * Keeps what is in view at its place while an element above it grows or shrinks. Browsers with scroll anchoring do that
 * themselves; Safari does not.
 */
export function useKeptPlace(above: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = above.current
    const page = element?.closest<HTMLElement>('.page')
    const isAnchored = typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto')
    if (!element || !page || isAnchored || typeof ResizeObserver === 'undefined') return
    let height: number | undefined
    const observer = new ResizeObserver(() => {
      const next = element.offsetHeight
      if (height !== undefined && page.scrollTop > 0) page.scrollTop += next - height
      height = next
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [above])
}

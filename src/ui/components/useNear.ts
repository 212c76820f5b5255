import { type RefObject, useEffect, useState } from 'react'

/** Rendered before it is scrolled into view, so that nobody sees it appear. px */
const AHEAD = 400

/** True once an element is in view or nearly so; content far below costs nothing before. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isNear) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${AHEAD}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isNear])
  return isNear
}

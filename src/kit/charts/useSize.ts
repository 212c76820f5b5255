import { type RefObject, useLayoutEffect, useState } from 'react'
import { RESIZE_DEBOUNCE } from '#base/config'
import { rootScale } from '#ui/components'
import type { Size } from './layout'

const isSame = (a: Size | undefined, b: Size) => a?.width === b.width && a.height === b.height && a.scale === b.scale

/** The size of an element, observed (section 9: 16 ms); undefined while it has no layout. */
export function useSize(box: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight, scale: rootScale() }
      // A cached page in the background has no size.
      if (next.width > 0 && next.height > 0) setSize((known) => (isSame(known, next) ? known : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, RESIZE_DEBOUNCE)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [box])
  return size
}

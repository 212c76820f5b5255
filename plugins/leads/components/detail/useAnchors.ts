import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '#src/navigation'

/** A part counts as the one being read once its head is so far under the tabs. px */
const LEEWAY = 24

export interface Anchors<K extends string> {
  /** The part being read. */
  readonly current: K
  readonly tabs: RefObject<HTMLDivElement | null>
  /** Height of what sticks above the tabs. px */
  readonly top: number
  /** Marks the head of a part. */
  readonly anchor: (key: K) => (element: HTMLElement | null) => void
  readonly go: (key: K) => void
}

/** Tabs that scroll to parts of one page and follow the scrolling. */
export function useAnchors<K extends string>(keys: readonly [K, ...K[]]): Anchors<K> {
  const { scroller } = usePage()
  const [current, setCurrent] = useState<K>(keys[0])
  const tabs = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const parts = useRef(new Map<K, HTMLElement>())
  /** A tab that was pressed stays chosen until the page has arrived, or as near as it can. */
  const going = useRef(false)

  useLayoutEffect(() => {
    // The bar's height depends on host, status bar and text zoom. Told with the frame that draws the page: asked at once,
    // a new page would be laid out in the middle of drawing.
    const bar = tabs.current?.closest('.frame')?.querySelector<HTMLElement>('.frame__top')
    if (!bar || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setTop(bar.offsetHeight))
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = scroller()
    if (!element) return
    let frame = 0
    const look = () => {
      frame = 0
      if (going.current) return
      const line = (tabs.current?.getBoundingClientRect().bottom ?? 0) + LEEWAY
      const passed = keys.filter((key) => (parts.current.get(key)?.getBoundingClientRect().top ?? Infinity) <= line)
      const atEnd = element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2
      setCurrent((atEnd ? keys[keys.length - 1] : passed[passed.length - 1]) ?? keys[0])
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const onTouch = () => {
      going.current = false
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    for (const name of ['pointerdown', 'wheel'] as const) element.addEventListener(name, onTouch, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', onScroll)
      for (const name of ['pointerdown', 'wheel'] as const) element.removeEventListener(name, onTouch)
    }
  }, [scroller, keys])

  const anchor = useCallback(
    (key: K) => (element: HTMLElement | null) => {
      if (element) parts.current.set(key, element)
      else parts.current.delete(key)
    },
    [],
  )

  const go = useCallback(
    (key: K) => {
      const element = scroller()
      const part = parts.current.get(key)
      if (!element || !part) return
      going.current = true
      setCurrent(key)
      const first = key === keys[0]
      // Where the tabs' lower edge is once they stick.
      const line = element.getBoundingClientRect().top + top + (tabs.current?.offsetHeight ?? 0)
      element.scrollTo({ top: first ? 0 : element.scrollTop + part.getBoundingClientRect().top - line })
    },
    [scroller, keys, top],
  )

  return { current, tabs, top, anchor, go }
}

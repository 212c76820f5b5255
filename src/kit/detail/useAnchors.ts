import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '#platform/navigation'

/** A part becomes current when its heading is at most this far below the tabs. px */
const LEEWAY = 24

export interface Anchors {
  /** The part in view. */
  readonly current: string
  /** The element of the tabs. */
  readonly bar: RefObject<HTMLDivElement | null>
  /** Height of the sticky bar above the tabs. px */
  readonly top: number
  /** Ref callback for the heading of a part. */
  readonly anchor: (key: string) => (element: HTMLElement | null) => void
  readonly go: (key: string) => void
}

/** State of tabs that scroll to the parts (`keys`) of a page; the current tab follows the scroll position. */
export function useAnchors(keys: readonly string[]): Anchors {
  const { scroller } = usePage()
  const [current, setCurrent] = useState(keys[0] ?? '')
  /** The keys as of the last render: a caller makes a new list each time. */
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  const bar = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const parts = useRef(new Map<string, HTMLElement>())
  /** Set by a tab press until the next touch or wheel: the scroll to the part must not change the current tab. */
  const going = useRef(false)

  useLayoutEffect(() => {
    // The bar's height depends on host, status bar and text zoom. An observer reports it after layout; reading it here
    // would force a synchronous layout of the new page.
    const above = bar.current?.closest('.frame')?.querySelector<HTMLElement>('.frame__top')
    if (!above || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setTop(above.offsetHeight))
    observer.observe(above)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = scroller()
    if (!element) return
    let frame = 0
    const look = () => {
      frame = 0
      const keys = latest.current
      const [first] = keys
      if (going.current || first === undefined) return
      const line = (bar.current?.getBoundingClientRect().bottom ?? 0) + LEEWAY
      const passed = keys.filter((key) => (parts.current.get(key)?.getBoundingClientRect().top ?? Infinity) <= line)
      const atEnd = element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2
      setCurrent((atEnd ? keys[keys.length - 1] : passed[passed.length - 1]) ?? first)
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
  }, [scroller])

  const anchor = useCallback(
    (key: string) => (element: HTMLElement | null) => {
      if (element) parts.current.set(key, element)
      else parts.current.delete(key)
    },
    [],
  )

  const go = useCallback(
    (key: string) => {
      const element = scroller()
      const part = parts.current.get(key)
      if (!element || !part) return
      going.current = true
      setCurrent(key)
      const first = key === latest.current[0]
      // Lower edge of the tabs once they are sticky.
      const line = element.getBoundingClientRect().top + top + (bar.current?.offsetHeight ?? 0)
      element.scrollTo({ top: first ? 0 : element.scrollTop + part.getBoundingClientRect().top - line })
    },
    [scroller, top],
  )

  // The tabs of a page may arrive after it; until the user scrolls, the first one is current.
  return { current: keys.includes(current) ? current : (keys[0] ?? ''), bar, top, anchor, go }
}

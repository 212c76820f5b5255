import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pull distance from which releasing reloads; also the height of the indicator. px */
const FAR = 50
/** How long 'Up to date' is shown. ms */
const DONE = 500

/** State of the gesture: idle, not far enough, will reload on release, loading, loaded. */
export type Pull = 'none' | 'pulling' | 'release' | 'loading' | 'done'

/** The page follows the finger with increasing resistance. */
function follow(finger: number): number {
  if (finger <= FAR) return finger
  return finger < 2 * FAR ? FAR + (finger - FAR) / 2 : FAR * 1.5 + (finger - 2 * FAR) / 4
}

function scrollTopOf(element: Element): number {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box.scrollTop > 0) return box.scrollTop
  }
  return 0
}

/**
 * Pull to refresh: moves `page` with the finger and reloads when it is released far enough. Positions are written to
 * the element instead of React state; only touches that start at the top are tracked, so scrolling is never delayed.
 */
export function usePull(page: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>, off: boolean): Pull {
  const [pull, setPull] = useState<Pull>('none')
  const latest = useRef(onRefresh)
  useEffect(() => {
    latest.current = onRefresh
  })
  useEffect(() => {
    const { current: element } = page
    if (!element || off) return
    let start: Touch | undefined
    let distance = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let busy = false

    const place = (to: number, settle: boolean) => {
      distance = to
      element.style.transition = settle ? '' : 'none'
      element.style.transform = to === 0 ? '' : `translate3d(0, ${to}px, 0)`
    }
    const rest = () => {
      busy = false
      place(0, true)
      setPull('none')
    }
    const load = async () => {
      busy = true
      place(FAR, true)
      setPull('loading')
      const isReloaded = (await latest.current()) !== false
      if (!isReloaded) return rest()
      setPull('done')
      timer = setTimeout(rest, DONE)
    }
    const move = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const down = touch.clientY - start.clientY
      // Upward or horizontal: leave it to scrolling or to a row's swipe.
      if (distance === 0 && (down <= 0 || Math.abs(touch.clientX - start.clientX) > down)) return unfollow()
      if (event.cancelable) event.preventDefault()
      place(follow(Math.max(0, down)), false)
      setPull(distance < FAR ? 'pulling' : 'release')
    }
    const end = () => {
      const far = distance >= FAR
      unfollow()
      if (far) void load()
      else if (distance > 0) rest()
    }
    const unfollow = () => {
      start = undefined
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
    const begin = (event: TouchEvent) => {
      if (busy || event.touches.length > 1 || scrollTopOf(element) > 0) return
      start = event.touches[0]
      element.addEventListener('touchmove', move, { passive: false })
      element.addEventListener('touchend', end)
      element.addEventListener('touchcancel', end)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    return () => {
      clearTimeout(timer)
      unfollow()
      element.removeEventListener('touchstart', begin)
      place(0, true)
    }
  }, [page, off])
  return pull
}

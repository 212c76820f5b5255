import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pulled this far, letting go loads. px, also the height of what stands above the page then */
const FAR = 50
/** How long the page says that it is up to date. ms */
const DONE = 500

/** What pulling would do, or does: nothing, too little yet, load when let go; loading, loaded. */
export type Pull = 'none' | 'pulling' | 'letGo' | 'loading' | 'done'

/** The further the finger, the less the page follows. */
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
 * Moves `page` with a finger that pulls it down from its top, and loads when it is let go far enough. Positions are written
 * to the element, not into state; only a touch that begins at the top is followed, so scrolling never waits for it.
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
      await latest.current()
      setPull('done')
      timer = setTimeout(rest, DONE)
    }
    const move = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const down = touch.clientY - start.clientY
      // Upwards or sideways: the browser scrolls, or a row is swiped.
      if (distance === 0 && (down <= 0 || Math.abs(touch.clientX - start.clientX) > down)) return unfollow()
      if (event.cancelable) event.preventDefault()
      place(follow(Math.max(0, down)), false)
      setPull(distance < FAR ? 'pulling' : 'letGo')
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

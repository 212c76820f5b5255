import { type RefObject, useEffect } from 'react'

/** Movement that counts as scrolling in one direction. px */
const STEP = 8

/** Marks the frame with `data-aside` while its page is scrolled down; up again, or at the top, the mark goes. */
export function useStepAside(frame: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = frame.current
    const page = element?.closest<HTMLElement>('.page')
    if (!on || !element || !page) return
    let last = page.scrollTop
    const onScroll = () => {
      const place = page.scrollTop
      if (Math.abs(place - last) < STEP && place > 0) return
      // An attribute, not state: scrolling must not render anything.
      element.toggleAttribute('data-aside', place > last && place > 0)
      last = place
    }
    page.addEventListener('scroll', onScroll, { passive: true })
    return () => page.removeEventListener('scroll', onScroll)
  }, [frame, on])
}

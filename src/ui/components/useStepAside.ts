import { type RefObject, useEffect } from 'react'

/** Minimum scroll distance in one direction. px */
const STEP = 8

/** Sets `data-aside` on the frame while the user scrolls down; removes it on scrolling up and at the top. */
export function useStepAside(frame: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = frame.current
    const page = element?.closest<HTMLElement>('.page')
    if (!on || !element || !page) return
    let last = page.scrollTop
    const onScroll = () => {
      const place = page.scrollTop
      if (Math.abs(place - last) < STEP && place > 0) return
      // An attribute instead of state, so that scrolling does not render.
      element.toggleAttribute('data-aside', place > last && place > 0)
      last = place
    }
    page.addEventListener('scroll', onScroll, { passive: true })
    return () => page.removeEventListener('scroll', onScroll)
  }, [frame, on])
}

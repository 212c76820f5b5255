import { useEffect, useLayoutEffect, useRef } from 'react'
import { SCROLL_RESTORE_DELAY, SCROLL_RESTORE_DELAY_COGNITION } from '#base/config'
import type { MountedPage } from './NavigationStore'
import type { PageState } from './page'

const MEMORY = 'scroll'
/** Section 2: longer delay on the lead cognition page. */
const delays: Readonly<Record<string, number>> = { '/clueCognition': SCROLL_RESTORE_DELAY_COGNITION }

/** Maximum number of frames in which restoring is retried on a page that is still too short. */
const FRAMES = 120

/** A user who touches the page before the restore has chosen another position. */
const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/** Scroll position when the page was left, px; for virtual lists. */
export function savedScroll(page: MountedPage): number {
  const saved = page.entry.memory.get(MEMORY)
  return typeof saved === 'number' ? saved : 0
}

/**
 * Stores the scroll position of a page with its history entry. A new page starts at the top; on return the position is
 * restored after 400 ms (800 on the lead cognition page), once the rows are rendered; a kept page never loses it
 * (section 2).
 */
export function useScrollMemory(
  element: HTMLElement | null,
  page: MountedPage,
  visible: boolean,
  state: PageState,
): void {
  const { entry, path } = page
  // A kept page that is shown again restores its position at once.
  const shown = useRef(false)
  useLayoutEffect(() => {
    if (!element || !visible) return
    if (shown.current) element.scrollTop = savedScroll(page)
    // `scroll` also fires while the page is being hidden and its height collapses; only user scrolling counts.
    const remember = () => {
      if (!element.hidden) entry.memory.set(MEMORY, element.scrollTop)
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [element, page, entry, visible])

  const waitsForRows = state === 'loading'
  useEffect(() => {
    if (!element || !visible || shown.current || waitsForRows) return
    shown.current = true
    const place = savedScroll(page)
    if (place === 0) return
    const give = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      for (const name of INTERRUPTIONS) element.removeEventListener(name, give)
    }
    // Rows still being measured leave the page too short for a moment, so restoring is retried each frame.
    let frame = 0
    let left = FRAMES
    const settle = () => {
      element.scrollTop = place
      left -= 1
      if (element.scrollTop < place - 1 && left > 0) frame = requestAnimationFrame(settle)
    }
    const timer = setTimeout(settle, delays[path] ?? SCROLL_RESTORE_DELAY)
    for (const name of INTERRUPTIONS) element.addEventListener(name, give, { passive: true })
    return give
  }, [element, page, path, visible, waitsForRows])
}

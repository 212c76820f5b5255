import { useEffect, useLayoutEffect, useRef } from 'react'
import { SCROLL_RESTORE_DELAY, SCROLL_RESTORE_DELAY_COGNITION } from '#src/config'
import type { MountedPage } from './NavigationStore'
import type { PageState } from './page'

const MEMORY = 'scroll'
/** Section 2: the lead cognition page waits longer. */
const delays: Readonly<Record<string, number>> = { '/clueCognition': SCROLL_RESTORE_DELAY_COGNITION }

/** How often a page that is still too short is asked for its place. Frames */
const FRAMES = 120

/** Whoever touches the page while it waits for its place has chosen another one. */
const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/** Where the page stood when it was left, px; for lists that draw only what is in view. */
export function savedScroll(page: MountedPage): number {
  const saved = page.entry.memory.get(MEMORY)
  return typeof saved === 'number' ? saved : 0
}

/**
 * Keeps the place of a page's scroll container with its history entry. A new page starts at the top; one that is come
 * back to gets its place again 400 ms later (800 on the lead cognition page), once its rows are there; a kept page never
 * lost it (section 2).
 */
export function useScrollMemory(
  element: HTMLElement | null,
  page: MountedPage,
  visible: boolean,
  state: PageState,
): void {
  const { entry, path } = page
  // Hidden and shown again, the page is still here: it gets its place at once.
  const shown = useRef(false)
  useLayoutEffect(() => {
    if (!element || !visible) return
    if (shown.current) element.scrollTop = savedScroll(page)
    // `scroll` fires once more while the page is being hidden and its height collapses: only what a user did counts.
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
    // Rows that are still being measured leave the page too short for a moment: it is asked again, frame by frame.
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

import { useEffect, useLayoutEffect, useRef } from 'react'
import { SCROLL_RESTORE_DELAY, SCROLL_RESTORE_DELAY_COGNITION } from '#base/config'
import type { MountedPage } from './NavigationStore'
import type { PageState } from './page'

const MEMORY = 'scroll'
/** Section 2: longer delay on the lead cognition page. */
const delays: Readonly<Record<string, number>> = { '/clueCognition': SCROLL_RESTORE_DELAY_COGNITION }

/** How long restoring is retried on a page that is still too short, because its parts may load late. ms */
const PATIENCE = 10_000

/** A user who touches the page before the restore has chosen another position. */
const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/** Scroll position when the page was left, px; for virtual lists. */
export function savedScroll(page: MountedPage): number {
  const saved = page.entry.memory.get(MEMORY)
  return typeof saved === 'number' ? saved : 0
}

/**
 * Stores the scroll position of a page with its history entry. A new page starts at the top; on return the position is
 * restored after 400 ms (800 on the lead cognition page), once the rows are rendered; a cached page never loses it
 * (section 2).
 */
export function useScrollMemory(
  element: HTMLElement | null,
  page: MountedPage,
  visible: boolean,
  state: PageState,
): void {
  const { entry, path } = page
  // A cached page restores its position as soon as it is shown.
  const shown = useRef(false)
  const isRestoring = useRef(false)
  useLayoutEffect(() => {
    if (!element || !visible) return
    if (shown.current) element.scrollTop = savedScroll(page)
    // `scroll` also fires while the page is restored, and while it is being hidden and its height collapses; only user
    // scrolling counts.
    const remember = () => {
      if (!element.hidden && !isRestoring.current) entry.memory.set(MEMORY, element.scrollTop)
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
    isRestoring.current = true
    let frame = 0
    let height = -1
    const settle = () => {
      // Only when the page has grown, so that a reader's own scrolling without touch or keys is not undone.
      if (element.scrollHeight !== height) element.scrollTop = place
      height = element.scrollHeight
      if (element.scrollTop >= place - 1) end()
      else frame = requestAnimationFrame(settle)
    }
    const delay = delays[path] ?? SCROLL_RESTORE_DELAY
    const timers = [setTimeout(settle, delay), setTimeout(() => end(), delay + PATIENCE)]
    const end = () => {
      isRestoring.current = false
      for (const timer of timers) clearTimeout(timer)
      cancelAnimationFrame(frame)
      for (const name of INTERRUPTIONS) element.removeEventListener(name, end)
    }
    for (const name of INTERRUPTIONS) element.addEventListener(name, end, { passive: true })
    return end
  }, [element, page, path, visible, waitsForRows])
}

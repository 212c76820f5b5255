import { autorun } from 'mobx'
import { useEffect } from 'react'
import { keyboard } from '#platform/messages'

let watchers = 0
let stop: (() => void) | undefined
/** Present value of `--keyboard`. CSS px */
let covered = 0
/** Largest window height seen at the present width, that is without a keyboard. CSS px */
let whole = { width: 0, height: 0 }

/**
 * Sets `--keyboard` to the height that an on-screen keyboard covers, so that bars stay above it and the page can be
 * scrolled past it. There are three kinds of web view: the window shrinks (nothing is covered), only the visual
 * viewport shrinks (iOS), or nothing shrinks and the host reports the height (`openKeybord`).
 */
function measure(): void {
  const { innerHeight, innerWidth, visualViewport: view } = window
  if (innerWidth !== whole.width || innerHeight > whole.height) whole = { width: innerWidth, height: innerHeight }
  // Pinch zoom makes the visual viewport smaller as well.
  const hidden = view && view.scale <= 1.01 ? innerHeight - view.height - view.offsetTop : 0
  const reported = keyboard.height - (whole.height - innerHeight)
  const before = covered
  covered = Math.round(Math.max(0, hidden, reported))
  // Setting it restyles the whole page, so it is skipped at the start, where the tokens have 0 already.
  if (covered !== before) document.documentElement.style.setProperty('--keyboard', `${covered}px`)
  // Browsers scroll the focused field into view only when the window or the visual viewport shrinks.
  if (covered > before && reported > hidden) document.activeElement?.scrollIntoView({ block: 'nearest' })
}

function watch(): () => void {
  const view = window.visualViewport
  const unwatch = autorun(measure)
  window.addEventListener('resize', measure)
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  return () => {
    unwatch()
    window.removeEventListener('resize', measure)
    view?.removeEventListener('resize', measure)
    view?.removeEventListener('scroll', measure)
    document.documentElement.style.removeProperty('--keyboard')
    covered = 0
  }
}

/** Keeps `--keyboard` up to date while a component that needs it is mounted. */
export function useKeyboardInset(): void {
  useEffect(() => {
    watchers += 1
    stop ??= watch()
    return () => {
      watchers -= 1
      if (watchers > 0) return
      stop?.()
      stop = undefined
    }
  }, [])
}

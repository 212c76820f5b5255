import { autorun } from 'mobx'
import { useEffect } from 'react'
import { keyboard } from '#src/messages'

let watchers = 0
let stop: (() => void) | undefined
/** What `--keyboard` says. CSS px */
let covered = 0
/** Height of the window without a keyboard, for its present width; CSS px. */
let whole = { width: 0, height: 0 }

/**
 * Sets `--keyboard` to what an on-screen keyboard covers of the page, so that bars stand above it and the page can be
 * scrolled past it. Three kinds of web view: the window itself became smaller (nothing is covered), only its visible part
 * did (iOS), or neither, and the host tells the height (`openKeybord`).
 */
function measure(): void {
  const { innerHeight, innerWidth, visualViewport: view } = window
  if (innerWidth !== whole.width || innerHeight > whole.height) whole = { width: innerWidth, height: innerHeight }
  // A zoomed page has a small visible part too, without any keyboard.
  const hidden = view && view.scale <= 1.01 ? innerHeight - view.height - view.offsetTop : 0
  const told = keyboard.height - (whole.height - innerHeight)
  const before = covered
  covered = Math.round(Math.max(0, hidden, told))
  document.documentElement.style.setProperty('--keyboard', `${covered}px`)
  // The field may be under the keyboard now. Browsers scroll it into view only where the window or its visible part shrinks.
  if (covered > before && told > hidden) document.activeElement?.scrollIntoView({ block: 'nearest' })
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

/** Keeps `--keyboard` up to date while a part that needs it is shown. */
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

import { useEffect } from 'react'

let watchers = 0

/** iOS lays the keyboard over the page: what it covers becomes `--keyboard`, so that bars stand above it. */
function measure(): void {
  const view = window.visualViewport
  if (!view) return
  // A zoomed page has a small viewport too, without any keyboard.
  const covered = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
  document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`)
}

/** Keeps `--keyboard` up to date while a part that needs it is shown. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    watchers += 1
    if (watchers === 1) {
      view.addEventListener('resize', measure)
      view.addEventListener('scroll', measure)
    }
    return () => {
      watchers -= 1
      if (watchers > 0) return
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      document.documentElement.style.removeProperty('--keyboard')
    }
  }, [])
}

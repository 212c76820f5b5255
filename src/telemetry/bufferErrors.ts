/** What a window says about an error that nobody caught. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent

/** Uncaught errors since the first line of the app; hands kept and later ones to the reporter once that is loaded. */
export type ErrorSource = (listener: (event: UncaughtEvent) => void) => void

/** Listens for uncaught errors from now on and keeps the first twenty. Part of the boot path: at most 0.5 kB. */
export function bufferErrors(view: Window = window): ErrorSource {
  const kept: UncaughtEvent[] = []
  let tell = (event: UncaughtEvent) => {
    if (kept.length < 20) kept.push(event)
  }
  view.addEventListener('error', (event) => tell(event))
  view.addEventListener('unhandledrejection', (event) => tell(event))
  return (listener) => {
    tell = listener
    kept.splice(0).forEach(listener)
  }
}

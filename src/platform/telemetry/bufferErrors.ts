/** Event of an uncaught error or rejection. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent

/** Passes on uncaught errors, first those buffered since the start of the app. */
export type ErrorSource = (listener: (event: UncaughtEvent) => void) => void

/** Buffers the first twenty uncaught errors until the reporter is loaded. Part of the boot path: at most 0.5 kB. */
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

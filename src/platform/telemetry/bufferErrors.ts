/** Event of an uncaught error or rejection. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent

/** Passes on uncaught errors, first those buffered since the start of the app. */
export type ErrorSource = (listener: (event: UncaughtEvent) => void) => void

/** Buffers the first twenty uncaught errors until the reporter is loaded. Part of the boot path: at most 0.5 kB. */
export function bufferErrors(view: Window = window): ErrorSource {
  const buffered: UncaughtEvent[] = []
  let notify = (event: UncaughtEvent) => {
    if (buffered.length < 20) buffered.push(event)
  }
  view.addEventListener('error', (event) => notify(event))
  view.addEventListener('unhandledrejection', (event) => notify(event))
  return (listener) => {
    notify = listener
    buffered.splice(0).forEach(listener)
  }
}

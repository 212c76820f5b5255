/** Why waiting ended before an answer: nothing happened for too long, or whoever asked gave up. */
export type WaitEnd = 'timeout' | 'cancelled'

interface DeadlineOptions {
  /** How long nothing may happen. ms */
  readonly quiet: number
  readonly signal: AbortSignal | undefined
  readonly error: (end: WaitEnd) => Error
}

/**
 * Runs until it settles, `quiet` ms pass without `alive()`, or the signal aborts; then what runs is aborted too. A timer
 * of our own, because an upload may take as long as it moves, which no browser's time-out can say.
 */
export function withDeadline<T>(
  run: (signal: AbortSignal, alive: () => void) => Promise<T>,
  { quiet, signal, error }: DeadlineOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let settled = false
    const settle = () => {
      settled = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    const end = (why: WaitEnd) => {
      settle()
      reject(error(why))
      controller.abort()
    }
    const cancel = () => end('cancelled')
    const alive = () => {
      if (settled) return
      clearTimeout(timer)
      timer = setTimeout(() => end('timeout'), quiet)
    }
    if (signal?.aborted) {
      cancel()
      return
    }
    signal?.addEventListener('abort', cancel)
    alive()
    run(controller.signal, alive).then(resolve, reject).finally(settle)
  })
}

/** Why waiting ended without a response: no progress for too long, or the caller aborted. */
export type WaitEnd = 'timeout' | 'cancelled'

interface DeadlineOptions {
  /** Longest time without progress. ms */
  readonly quiet: number
  readonly signal: AbortSignal | undefined
  readonly error: (end: WaitEnd) => Error
}

/**
 * Runs an operation until it settles, until `quiet` ms pass without a call of `alive()`, or until the signal aborts; in
 * the last two cases the operation is aborted. Browser timeouts cannot express this: an upload may take any time while
 * it makes progress.
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

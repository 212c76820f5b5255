import type { HostCallOptions } from '../HostBridge'
import { HOST_TEXTS, type HostErrorKind, type HostResult, hostFailure } from '../HostResult'
import type { Settling } from './rules'

/** wire.md 'Settling': an interactive call ends this long after the page has become visible without a response. ms */
const INTERRUPTED_AFTER = 3000
/** Maximum wait of an interactive call after a response that may have been its own was discarded. ms */
const DOUBT = 10_000

/**
 * Settles one call exactly once: by response, failure, cancellation, timeout, or the page becoming visible without a
 * response.
 */
export class CallSettlement<T> {
  readonly result: Promise<HostResult<T>>
  /** The host has responded, or was never called: no further response is due. */
  isAnswered = false
  private settle: (result: HostResult<T>) => void = () => undefined
  isOver = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private wasHidden = false

  constructor(
    private readonly settling: Settling<void>,
    private readonly document: Document,
    private readonly signal: HostCallOptions['signal'],
  ) {
    this.result = new Promise((resolve) => {
      this.settle = resolve
    })
    signal?.addEventListener('abort', this.cancel)
    if (signal?.aborted) this.cancel()
  }

  /** Starts the timers. */
  begin(): void {
    if (this.isOver) return
    const { settling, document } = this
    if (settling.by === 'timer') this.wait(settling.after)
    else if (settling.by !== 'person') this.wait(settling.after())
    this.wasHidden = document.visibilityState === 'hidden'
    if (settling.by === 'person') document.addEventListener('visibilitychange', this.watch)
  }

  /** Restarts the timeout of an upload. */
  progress(): void {
    if (!this.isOver && this.settling.by === 'progress') this.wait(this.settling.after())
  }

  /** The last response may have been for another call: this call waits a limited time for another one. */
  doubtful(): void {
    if (!this.isOver && this.settling.by === 'person') this.wait(DOUBT, 'interrupted')
  }

  answer(result: HostResult<T>): void {
    this.isAnswered = true
    this.end(result)
  }

  /** Settles without a response. */
  end(result: HostResult<T>): void {
    if (this.isOver) return
    this.isOver = true
    clearTimeout(this.timer)
    this.signal?.removeEventListener('abort', this.cancel)
    this.document.removeEventListener('visibilitychange', this.watch)
    this.settle(result)
  }

  private wait(after: number, failure: HostErrorKind = 'timeout'): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(hostFailure(failure, HOST_TEXTS.fail)), after)
  }

  private readonly cancel = (): void => this.end(hostFailure('cancelled', HOST_TEXTS.cancelled))

  private readonly watch = (): void => {
    if (this.document.visibilityState === 'hidden') {
      this.wasHidden = true
      clearTimeout(this.timer)
    } else if (this.wasHidden) {
      this.wait(INTERRUPTED_AFTER, 'interrupted')
    }
  }
}

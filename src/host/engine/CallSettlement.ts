import type { HostCallOptions } from '../HostBridge'
import { HOST_TEXTS, type HostErrorKind, type HostResult, hostFailure } from '../HostResult'
import type { Settling } from './rules'

/** wire.md 'Settling': a person's call ends so long after the page is visible again without an answer. ms */
const INTERRUPTED_AFTER = 3000
/** An answer that may have been this call's was swallowed; a person's call is not waited for longer than this. ms */
const DOUBT = 10_000

/** Settles one call, once, whatever comes first: an answer, a failure, the caller, time, or the page being back without one. */
export class CallSettlement<T> {
  readonly result: Promise<HostResult<T>>
  /** The host has answered, or was never asked: nothing more is to come from it. */
  isAnswered = false
  private settle: (result: HostResult<T>) => void = () => undefined
  /** It has settled. */
  isOver = false
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
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

  /** It is under way: from now on time counts. */
  begin(): void {
    if (this.isOver) return
    const { settling, document } = this
    if (settling.by === 'timer') this.wait(settling.after)
    else if (settling.by !== 'person') this.wait(settling.after())
    this.wasHidden = document.visibilityState === 'hidden'
    if (settling.by === 'person') document.addEventListener('visibilitychange', this.watch)
  }

  /** It makes progress: an upload is waited for anew. */
  progress(): void {
    if (!this.isOver && this.settling.by === 'progress') this.wait(this.settling.after())
  }

  /** Nobody can tell whose the last answer was; this call still gets one, or ends. */
  doubtful(): void {
    if (!this.isOver && this.settling.by === 'person') this.wait(DOUBT, 'interrupted')
  }

  answer(result: HostResult<T>): void {
    this.isAnswered = true
    this.end(result)
  }

  /** Ends it without an answer. */
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

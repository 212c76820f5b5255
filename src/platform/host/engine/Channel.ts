/** How long the late response of a cancelled call is discarded (architecture 'Host bridge'). ms */
const TOMBSTONE = 30_000
/** A response this soon after another is a duplicate; the next call starts only after this time. ms */
const ECHO = 50

/** A call that ended without a response. */
interface Tombstone {
  /** ms since the epoch. */
  readonly until: number
  /** Made by the previous page. */
  readonly isEarlier: boolean
}

/** One call queued or active in a channel. */
export interface Flight {
  /** True if any response settles it, since all calls of this kind receive the same one. */
  readonly takesAny: boolean
  /** Posts the call; runs when the calls before it have ended. */
  start(): void
  answer(raw: unknown): void
  /**
   * A response arrived that may have been this call's, but one was still due to an earlier call; it is not delivered.
   */
  doubtful(): void
}

interface ChannelOptions {
  /** Called for every dropped response. */
  readonly note: (what: 'late' | 'twice') => void
  readonly now?: () => number
}

/**
 * One global callback of the host. Its responses carry no request id, so calls run one at a time, oldest first; the
 * first response after a call without one is attributed to that call, never to the next.
 */
export class Channel {
  private readonly waiting: Flight[] = []
  private readonly idlers: (() => void)[] = []
  private readonly starters: (() => void)[] = []
  private current: Flight | undefined
  /** End of the period in which the active call's response may have been discarded; undefined if it was not. */
  private doubtUntil: number | undefined
  /** Ended calls whose responses may still arrive, oldest first. */
  private tombstones: Tombstone[] = []
  private quietUntil = 0
  private readonly note: ChannelOptions['note']
  private readonly now: () => number

  constructor({ note, now = Date.now }: ChannelOptions) {
    this.note = note
    this.now = now
  }

  /** Resolves once no call is active or queued. */
  idle(): Promise<void> {
    return this.isBusy ? new Promise((resolve) => this.idlers.push(resolve)) : Promise.resolve()
  }

  /** Resolves once all queued calls are posted. */
  started(): Promise<void> {
    return this.waiting.length > 0 ? new Promise((resolve) => this.starters.push(resolve)) : Promise.resolve()
  }

  get isBusy(): boolean {
    return this.current !== undefined || this.waiting.length > 0
  }

  /** Queues a call, which starts when the channel is free. */
  enter(flight: Flight): void {
    this.waiting.push(flight)
    this.next()
  }

  /** Removes a call; `answered` false leaves a tombstone if it had been posted. */
  leave(flight: Flight, answered: boolean): void {
    const at = this.waiting.indexOf(flight)
    if (at >= 0) this.waiting.splice(at, 1)
    if (this.current !== flight) return
    this.current = undefined
    if (answered) this.quietUntil = this.now() + ECHO
    // A doubtful call has the existing deadline: extending it would let one lost response affect every following call.
    else this.tombstones.push({ until: this.doubtUntil ?? this.now() + TOMBSTONE, isEarlier: false })
    this.next()
  }

  /** A response is still due to the previous page. `age`: ms since its call at the latest. */
  expectEarlier(age: number): void {
    if (age < TOMBSTONE) this.tombstones.unshift({ until: this.now() + TOMBSTONE - age, isEarlier: true })
  }

  /** Returns false if the response belongs to no call of this page. */
  answer(raw: unknown): boolean {
    this.tombstones = this.tombstones.filter(({ until }) => until > this.now())
    const [due] = this.tombstones
    if (due && !this.current?.takesAny) {
      this.tombstones.shift()
      if (this.current) this.doubtUntil = due.until
      this.current?.doubtful()
      if (!due.isEarlier) this.note('late')
      return !due.isEarlier
    }
    if (this.current) {
      this.current.answer(raw)
      return true
    }
    if (this.now() >= this.quietUntil) return false
    this.note('twice')
    return true
  }

  private next(): void {
    const wait = this.quietUntil - this.now()
    if (wait > 0) {
      setTimeout(() => this.next(), wait)
      return
    }
    if (this.current) return
    this.current = this.waiting.shift()
    this.doubtUntil = undefined
    this.current?.start()
    if (this.waiting.length === 0) for (const reported of this.starters.splice(0)) reported()
    if (!this.current) for (const reported of this.idlers.splice(0)) reported()
  }
}

/** A late answer of a call that was given up is swallowed for so long (architecture 'Host bridge'). ms */
const TOMBSTONE = 30_000
/** An answer so soon after another one is that one again, and the next call waits until it could not be. ms */
const ECHO = 50

/** A call without an answer. */
interface Tombstone {
  /** ms since the epoch. */
  readonly until: number
  /** The page before this one made it. */
  readonly isEarlier: boolean
}

/** One call on its way through a channel. */
export interface Flight {
  /** Another call's late answer says the same. */
  readonly takesAny: boolean
  /** Its turn: posts the call. */
  start(): void
  answer(raw: unknown): void
  /** An answer came that may have been its own, but an earlier call's was still due: it is not handed over. */
  doubtful(): void
}

interface ChannelOptions {
  /** Told of answers that nobody gets. */
  readonly note: (what: 'late' | 'twice') => void
  readonly now?: () => number
}

/**
 * One global callback of the host. Its answers carry no request id: one call at a time, oldest first; the first answer after
 * an unanswered call is taken for that one's, never for the next one's.
 */
export class Channel {
  private readonly waiting: Flight[] = []
  private readonly idlers: (() => void)[] = []
  private readonly starters: (() => void)[] = []
  private current: Flight | undefined = undefined
  /** Until when the call is in doubt whose answer may have been swallowed; undefined when it is not. */
  private doubtUntil: number | undefined = undefined
  /** Unanswered calls that may still be answered, oldest first. */
  private tombstones: Tombstone[] = []
  private quietUntil = 0
  private readonly note: ChannelOptions['note']
  private readonly now: () => number

  constructor({ note, now = Date.now }: ChannelOptions) {
    this.note = note
    this.now = now
  }

  /** Resolves once no call is under way or waiting. */
  idle(): Promise<void> {
    return this.isBusy ? new Promise((resolve) => this.idlers.push(resolve)) : Promise.resolve()
  }

  /** Resolves once every call that was made has been posted. */
  started(): Promise<void> {
    return this.waiting.length > 0 ? new Promise((resolve) => this.starters.push(resolve)) : Promise.resolve()
  }

  get isBusy(): boolean {
    return this.current !== undefined || this.waiting.length > 0
  }

  /** Takes its turn when the channel is free. */
  enter(flight: Flight): void {
    this.waiting.push(flight)
    this.next()
  }

  /** The call is over; `answered` false leaves a tombstone where it had been posted. */
  leave(flight: Flight, answered: boolean): void {
    const at = this.waiting.indexOf(flight)
    if (at >= 0) this.waiting.splice(at, 1)
    if (this.current !== flight) return
    this.current = undefined
    if (answered) this.quietUntil = this.now() + ECHO
    // One in doubt leaves the doubt it found, no longer one: else a single lost answer would spoil every call to come.
    else this.tombstones.push({ until: this.doubtUntil ?? this.now() + TOMBSTONE, isEarlier: false })
    this.next()
  }

  /** An answer is still due to the page before this one. `age`: how long ago that one could last have asked. ms */
  expectEarlier(age: number): void {
    if (age < TOMBSTONE) this.tombstones.unshift({ until: this.now() + TOMBSTONE - age, isEarlier: true })
  }

  /** False when no call of this page can be meant: the answer belongs to an earlier one, or to nobody. */
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
    if (this.waiting.length === 0) for (const told of this.starters.splice(0)) told()
    if (!this.current) for (const told of this.idlers.splice(0)) told()
  }
}

import { makeAutoObservable } from 'mobx'
import { needsPerson } from '#platform/outbox'
import { defineStore } from './core'

/** Name of the outbox entries about messages; they are sent in order. */
export const MARKS = 'messages'

/** Figures of a poll. */
interface Figures {
  readonly total: number
  readonly maxSeq: number
  /** The time of the server. */
  readonly now?: Date | undefined
}

/** What the last poll told of the user's messages (domain: messages 4): for the bell, badges and lists of messages. */
export class Inbox {
  /** Unread messages; undefined before the first poll. */
  unread: number | undefined = undefined
  /** The highest message number: it grows when new messages are there. */
  maxSeq = 0
  /** How often the next poll was asked for at once. */
  asked = 0
  /** How many visible pages list messages, and show new ones themselves. */
  listing = 0
  /** How far the server's clock is ahead of the device's. ms */
  private ahead = 0
  /** Requests with marks that have no answer yet. */
  private sending = 0

  /** `isQueued`: marks wait in the outbox. */
  constructor(private readonly isQueued: () => boolean = () => false) {
    makeAutoObservable<this, 'isQueued'>(this, { isQueued: false }, { autoBind: true })
  }

  /** Marks of the user have not reached the server: its figures are those of before. */
  get isPending(): boolean {
    return this.sending > 0 || this.isQueued()
  }

  /** The time by the server's clock. */
  now(): Date {
    return new Date(Date.now() + this.ahead)
  }

  /**
   * A poll is sent; what it returns takes the server's figures, which win over what was counted here, unless the user
   * has marked messages meanwhile: then the next poll has them.
   */
  begin(): (figures: Figures) => void {
    const { asked } = this
    return ({ total, maxSeq, now }) => this.take(asked, { total, maxSeq, now })
  }

  /** The user has marked messages on the server: its figures are polled now. */
  ask(): void {
    this.asked += 1
  }

  /** The user marked messages: counted at once, before the server confirms it. */
  change(by: number): void {
    if (this.unread !== undefined) this.unread = Math.max(0, this.unread + by)
  }

  /** Waits for a request with marks; until it is answered, figures of polls are ignored. */
  async during<T>(request: Promise<T>): Promise<T> {
    this.send(1)
    try {
      return await request
    } finally {
      this.send(-1)
      this.ask()
    }
  }

  /** A page that lists messages is visible; returns what ends it. */
  list(): () => void {
    this.listing += 1
    return () => this.unlist()
  }

  private take(asked: number, { total, maxSeq, now }: Figures): void {
    if (now) this.ahead = now.getTime() - Date.now()
    this.maxSeq = Math.max(this.maxSeq, maxSeq)
    if (asked === this.asked && !this.isPending) this.unread = total
  }

  private send(by: number): void {
    this.sending += by
  }

  private unlist(): void {
    this.listing -= 1
  }
}

/** The store with the figures of the last poll; badges, the bell and lists of messages follow it. */
export const inbox = defineStore(
  'core.inbox',
  ({ outbox }) => new Inbox(() => outbox.unsentOf(MARKS).some((item) => !needsPerson(item))),
)

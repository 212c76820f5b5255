import { makeAutoObservable } from 'mobx'
import { defineStore } from './core'

/** What the last poll told of the user's messages (domain: messages 4): for the bell, badges and lists of messages. */
export class Inbox {
  /** Unread messages; undefined before the first poll. */
  unread: number | undefined = undefined
  /** The highest message number: it grows when new messages are there. */
  maxSeq = 0
  /** How often the next poll was asked for at once. */
  asked = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Takes the server's figures, which win over what was counted here. */
  polled({ total, maxSeq }: { readonly total: number; readonly maxSeq: number }): void {
    this.unread = total
    this.maxSeq = Math.max(this.maxSeq, maxSeq)
  }

  /** The user has marked messages on the server: its figures are polled now. */
  ask(): void {
    this.asked += 1
  }

  /** The user marked messages: counted at once, before the server confirms it. */
  change(by: number): void {
    if (this.unread !== undefined) this.unread = Math.max(0, this.unread + by)
  }
}

/** The store with the figures of the last poll; badges, the bell and lists of messages follow it. */
export const inbox = defineStore('core.inbox', () => new Inbox())

import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { PersistedFields } from '#base/storage'
import type { Push } from './api'

/**
 * Up to which message number a user's messages were delivered on this device. Persisted, so that none is delivered
 * twice.
 */
export class PollMark {
  /** The highest delivered number; undefined on a new device until the first poll. */
  seq: number | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True if the server has newer messages. On the first poll of a device it only records the current number. */
  isBehind(maxSeq: number): boolean {
    // A lower number means that the server's numbering was reset.
    if (this.seq === undefined || maxSeq < this.seq) this.seq = maxSeq
    return maxSeq > this.seq
  }

  /** Returns the undelivered messages and records everything up to `maxSeq` as delivered. */
  take(messages: readonly Push[], maxSeq: number): readonly Push[] {
    const reported = this.seq ?? maxSeq
    this.seq = Math.max(maxSeq, ...messages.map(({ seq }) => seq))
    return messages.filter(({ seq }) => seq > reported)
  }
}

export const pollMarkFields: PersistedFields<PollMark> = { seq: v.pipe(v.number(), v.integer(), v.minValue(0)) }

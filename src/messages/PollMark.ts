import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { PersistedFields } from '#src/device'
import type { Push } from './api'

/** How far a user has been told on this device. Persisted, so that no message is delivered twice. */
export class PollMark {
  /** The highest number that was delivered; undefined on a new device, until the first poll. */
  seq: number | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True where the server has messages that were not delivered here. What came before the first poll is never delivered. */
  isBehind(maxSeq: number): boolean {
    // A lower number: the server has begun to count anew.
    if (this.seq === undefined || maxSeq < this.seq) this.seq = maxSeq
    return maxSeq > this.seq
  }

  /** The messages that are new; from now on everything up to `maxSeq` counts as delivered. */
  take(messages: readonly Push[], maxSeq: number): readonly Push[] {
    const told = this.seq ?? maxSeq
    this.seq = Math.max(maxSeq, ...messages.map(({ seq }) => seq))
    return messages.filter(({ seq }) => seq > told)
  }
}

export const pollMarkFields: PersistedFields<PollMark> = { seq: v.pipe(v.number(), v.integer(), v.minValue(0)) }

import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import type { PersistedFields } from '#src/device'
import type { Push } from './api'

/** A message may be written a little later than its own time says: so far each poll looks back again. ms */
const OVERLAP = 60_000
/** More than a server sends within the overlap. */
const REMEMBERED = 200

/** How far a user has been told: survives a reload, so that no message is delivered twice. */
export class PollMark {
  /** Time of the newest message, ms since the epoch; 0 before the first. */
  newest = 0
  /** Ids of the last messages, newest at the end. */
  seen: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { seen: observableRef }, { autoBind: true })
  }

  /** What to ask for; undefined before the first message. */
  get since(): string | undefined {
    return this.newest > 0 ? new Date(this.newest - OVERLAP).toISOString() : undefined
  }

  /** Those that are new; from now on they are not. */
  take(messages: readonly Push[]): readonly Push[] {
    const fresh = messages.filter(
      ({ id }, index) => !this.seen.includes(id) && messages.findIndex((other) => other.id === id) === index,
    )
    this.newest = Math.max(this.newest, ...fresh.map(({ at }) => at.getTime()))
    this.seen = [...this.seen, ...fresh.map(({ id }) => id)].slice(-REMEMBERED)
    return fresh
  }
}

export const pollMarkFields: PersistedFields<PollMark> = {
  newest: v.pipe(v.number(), v.minValue(0)),
  seen: v.array(v.string()),
}

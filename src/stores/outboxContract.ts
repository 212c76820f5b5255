import type { Call, Http } from '#src/http'
import type { Database, Kept } from './database'
import type { Leadership } from './leadership'
import type { Notify } from './notices'
import type { AlreadyThere } from './outboxDelivery'
import type { Surroundings } from './outboxSurroundings'

// A call of any request and answer: the registry is looked up by id, a request is checked when it is enqueued.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyCall = Call<any, any>

export interface OutboxOptions {
  readonly database: Database
  /** Login name; other users' items stay on the device, unseen and unsent. */
  readonly user: string
  readonly http: Http
  /** The calls that may go through the outbox, by id; each is declared `repeatable`. */
  readonly repeatableCalls: ReadonlyMap<string, AnyCall>
  readonly alreadyThere?: AlreadyThere
  readonly notice: Notify
  readonly leadership: Leadership
  readonly surroundings: Surroundings
}

export interface OutboxEntry<Q> {
  // biome-ignore lint/suspicious/noExplicitAny: what the call gives does not matter here
  readonly call: Call<Q, any>
  /** Plain data; files and photos (Blob) anywhere in it. */
  readonly request: Q
  /** Items of one record go in order: `lead:L-1`. */
  readonly record: string
  /** What a person recognises it by. */
  readonly label: string
  /** Given where the same submit was tried outside of the outbox. */
  readonly idempotencyKey?: string
  /** That try had no clear end. */
  readonly mayHaveArrived?: boolean
  /** A later item of the record uses what this one gives (`resultOf`). */
  readonly keepResult?: boolean
}

export interface Enqueued {
  readonly id: string
  readonly kept: Kept
}

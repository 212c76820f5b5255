import { HttpError } from '#src/http'
import type { OutboxEvent } from './outboxItem'

/** Waits between tries double from the first to the last. ms */
export const BACKOFF_FIRST = 2_000
export const BACKOFF_LAST = 300_000
/** Part of a wait that chance adds, so that a region's phones do not come back in one wave. */
const JITTER = 0.3

/** Body code of a stale version (wire.md, ours); `data` is the record as it is now. */
const OUTDATED = 4009
/** HTTP statuses that say 'not now': the request was not taken. */
const NOT_NOW: readonly (number | undefined)[] = [408, 425, 429, 503]

/** A submit whose end is not known, to be looked up in the back end's list. */
export interface Attempted {
  readonly callId: string
  /** As enqueued; files left out. */
  readonly request: unknown
  readonly idempotencyKey: string
}

/**
 * Looks an insert up in the list of its record, because a back end may ignore the idempotency key (wire.md 'Clients').
 * undefined: cannot be told; the key alone must do.
 */
export type AlreadyThere = (attempted: Attempted) => Promise<boolean | undefined>

/** An error as what it means for an item: was it surely not taken, surely refused, or is it unclear? */
export function eventOf(error: unknown, at: number, chance: number): OutboxEvent {
  if (!(error instanceof HttpError)) return { type: 'refused', at, message: String(error) }
  const { kind, message, code, status, data } = error
  const trouble = message
  switch (kind) {
    case 'unauthorised':
      return { type: 'postponed', at, chance, trouble }
    case 'refused':
      return Number(code) === OUTDATED
        ? { type: 'outdated', at, message, theirs: data }
        : { type: 'refused', at, message, data, ...(code === undefined ? {} : { code }) }
    case 'status':
      if (NOT_NOW.includes(status)) return { type: 'postponed', at, chance, trouble }
      if (status !== undefined && status >= 400 && status < 500)
        return { type: 'refused', at, message, code: status, data }
      return { type: 'unclear', at, chance, trouble }
    // A malformed answer may be a hotel's login page as well as a write that happened.
    case 'malformed':
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'cancelled':
      return { type: 'unclear', at, chance, trouble }
  }
}

/** The next wait. ms, between `BACKOFF_FIRST` and `BACKOFF_LAST` */
export function backoff(attempts: number, chance: number): number {
  const plain = Math.min(BACKOFF_FIRST * 2 ** Math.max(0, attempts - 1), BACKOFF_LAST / (1 + JITTER))
  return Math.round(plain * (1 + JITTER * chance))
}

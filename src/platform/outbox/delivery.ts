import { HttpError } from '#platform/http'
import type { OutboxEvent } from './outboxItem'

/** Back-off between attempts, doubling from the first to the last value. ms */
export const BACKOFF_FIRST = 2_000
export const BACKOFF_LAST = 300_000
/** Random share added to the back-off, so that many devices do not retry at the same moment. */
const JITTER = 0.3

/** Body code for a stale version (wire.md, ours); `data` is the current record. */
const OUTDATED = 4009
/** HTTP statuses that mean 'retry later': the request was not processed. */
const NOT_NOW: readonly (number | undefined)[] = [408, 425, 429, 503]

/** A submit without a known result, to be looked up on the server. */
export interface Attempted {
  readonly callId: string
  /** Id of the plugin that declares the call, if it is known. */
  readonly plugin?: string | undefined
  /** As enqueued, without its files. */
  readonly request: unknown
  readonly idempotencyKey: string
}

/**
 * Looks up a submit on the server, because a back end may ignore the idempotency key (wire.md 'Clients').
 * undefined: cannot be determined, only the key protects against duplicates.
 */
export type AlreadyThere = (attempted: Attempted) => Promise<boolean | undefined>

/** Classifies an error: certainly refused, certainly not processed, or unknown. */
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
    // A malformed answer may come from a captive portal, or the write may have happened.
    case 'malformed':
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'cancelled':
      return { type: 'unclear', at, chance, trouble }
  }
}

/** The next back-off. ms, between `BACKOFF_FIRST` and `BACKOFF_LAST` */
export function backoff(attempts: number, chance: number): number {
  const plain = Math.min(BACKOFF_FIRST * 2 ** Math.max(0, attempts - 1), BACKOFF_LAST / (1 + JITTER))
  return Math.round(plain * (1 + JITTER * chance))
}

import type { Core } from '#platform/core'
import { type Call, HttpError } from '#platform/http'
import type { OutboxEntry } from './Outbox'
import type { OutboxItem } from './outboxItem'

/** A submit with its idempotency key. */
export interface Submission<Q, R> extends OutboxEntry<Q> {
  readonly call: Call<Q, R>
  readonly idempotencyKey: string
}

/**
 * The result of a submit. `queued`: stored on the device and sent later; `why`: there is no network or no answer, or
 * earlier entries of the record have to be sent first.
 */
export type Submitted<R> =
  | { readonly kind: 'sent'; readonly answer: R }
  | { readonly kind: 'queued'; readonly why: 'network' | 'order' }

/** Failures with an unknown result that are worth retrying when the network is back. */
const MENDED_BY_NETWORK: readonly HttpError['kind'][] = ['network', 'timeout', 'aborted']

/**
 * Sends a submit now, or through the outbox when there is no network or no answer. Rejects with an `HttpError` when the
 * server refuses it.
 */
export async function submitOrQueue<Q, R>(
  core: Pick<Core, 'http' | 'outbox'>,
  submission: Submission<Q, R>,
): Promise<Submitted<R>> {
  const { call, request, record, idempotencyKey, mayHaveArrived, earlier } = submission
  const waiting = await unsentOf(core, record)
  // The outbox looks up attempts in doubt before it sends.
  if (waiting.length > 0 || mayHaveArrived || earlier || !navigator.onLine) {
    await core.outbox.enqueue(submission)
    return { kind: 'queued', why: waiting.length > 0 && navigator.onLine ? 'order' : 'network' }
  }
  try {
    return { kind: 'sent', answer: await core.http(call, request, { background: true, idempotencyKey }) }
  } catch (error) {
    if (!(error instanceof HttpError && MENDED_BY_NETWORK.includes(error.kind))) throw error
    await core.outbox.enqueue({ ...submission, mayHaveArrived: true })
    return { kind: 'queued', why: 'network' }
  }
}

/** Earlier unsent items of the record; none if the outbox does not open, so that online users can still submit. */
async function unsentOf({ outbox }: Pick<Core, 'outbox'>, record: string): Promise<readonly OutboxItem[]> {
  try {
    await outbox.load()
    return outbox.unsentOf(record)
  } catch (error) {
    console.warn('the outbox does not open', error)
    return []
  }
}

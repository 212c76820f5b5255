import type { Core } from '#src/core'
import { type Call, HttpError } from '#src/http'
import type { OutboxEntry } from './Outbox'
import type { OutboxItem } from './outboxItem'

/** A submit with its key. */
export interface Submission<Q, R> extends OutboxEntry<Q> {
  readonly call: Call<Q, R>
  readonly idempotencyKey: string
}

/**
 * What became of it. `queued`: it is on the device and goes out by itself; `why` is what there is to tell about it: no
 * network (or none that answers), or earlier entries of the record that go first.
 */
export type Submitted<R> =
  | { readonly kind: 'sent'; readonly answer: R }
  | { readonly kind: 'queued'; readonly why: 'network' | 'order' }

/** Failures after which nobody knows whether it arrived, and which the network itself mends. */
const MENDED_BY_NETWORK: readonly HttpError['kind'][] = ['network', 'timeout', 'aborted']

/**
 * Sends a submit now, or through the outbox where the network is missing or does not answer. Rejects with the `HttpError`
 * of a clear refusal; the form stays as it is then.
 */
export async function submitOrQueue<Q, R>(
  core: Pick<Core, 'http' | 'outbox'>,
  submission: Submission<Q, R>,
): Promise<Submitted<R>> {
  const { call, request, record, idempotencyKey, mayHaveArrived, earlier } = submission
  const waiting = await unsentOf(core, record)
  // The outbox looks up what may have arrived before it sends anything.
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

/** What goes first. An outbox that does not open holds nobody up who is online. */
async function unsentOf({ outbox }: Pick<Core, 'outbox'>, record: string): Promise<readonly OutboxItem[]> {
  try {
    await outbox.load()
    return outbox.unsentOf(record)
  } catch (error) {
    console.warn('the outbox does not open', error)
    return []
  }
}

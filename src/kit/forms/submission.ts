import type { Query } from '#kit/records'
import type { Core } from '#platform/core'
import type { Call } from '#platform/http'
import { type Submission as Outgoing, submitOrQueue, type WaitsFor } from '#platform/outbox'
import type { Submit } from './DraftFormModel'

/** What became of a submit. `queued`: it is on this phone and will be sent; `why`: what it waits for. */
export type SubmitOutcome<A> =
  | { readonly kind: 'sent'; readonly answer: A }
  | { readonly kind: 'queued'; readonly why: WaitsFor | 'files' }

/** Another way to send, e.g. with files (`withFiles` of #kit/attachments). */
export type Sender = <Q, A>(core: Core, outgoing: Outgoing<Q, A>) => Promise<SubmitOutcome<A>>

/** Takes back what was sent; `done` is called then. */
interface Undo<A> {
  asks(answer: A): Query<unknown>
  done(): void
}

interface About<A> {
  /** The record's name in the outbox: entries of one record are sent in order (`lead:L-000001`). */
  readonly record: string
  /** What the outbox calls the entry: the record's name. */
  readonly label: string
  readonly send?: Sender | undefined
  /** Receives the response, also when the page was left during the request; e.g. puts the record into its store. */
  after?(answer: A): void
  /** Offered by the toast, for a call that the server takes back for 60 s. */
  readonly undo?: Undo<A> | undefined
}

/** A call with its request, and how it is sent. */
export interface Submission<Q, A> extends About<A> {
  readonly call: Call<Q, A>
  readonly request: NoInfer<Q>
}

/** What a form sends (kit 2.13). */
export function submission<Q, A>(call: Call<Q, A>, request: NoInfer<Q>, about: About<A>): Submission<Q, A> {
  return { call, request, ...about }
}

/**
 * Sends a submission: through the outbox if its call is `repeatable` and there is no network, else at once. Rejects
 * with an `HttpError` when the server refuses it.
 */
export async function sendSubmission<Q, A>(
  core: Core,
  { call, request, record, label, send, after }: Submission<Q, A>,
  { key, ...how }: Submit & { readonly plugin: string },
): Promise<SubmitOutcome<A>> {
  const sender = send ?? (call.declaration.repeatable ? submitOrQueue : sendNow)
  const outcome = await sender(core, { call, request, record, label, idempotencyKey: key, ...how })
  if (outcome.kind === 'sent') after?.(outcome.answer)
  return outcome
}

const sendNow: Sender = async (core, { call, request, idempotencyKey }) => ({
  kind: 'sent',
  answer: await core.http(call, request, { background: true, idempotencyKey }),
})

import type { Core } from '#platform/core'
import { type AnyCall, type Call, type CallOptions, withRawResponse } from '#platform/http'

interface CallRequest {
  readonly call: AnyCall
  readonly request: unknown
}

/**
 * Calls to send and how to read their responses, as data: the same description serves the network and offline copies.
 */
export interface Query<A> {
  readonly requests: readonly CallRequest[]
  /** Combines the parsed responses, in the order of the requests. Throws if the wanted part is missing. */
  pick(responses: readonly unknown[]): A
}

/** A call with its request; `pick` takes a part of the response. */
export function queryOf<Q, R>(call: Call<Q, R>, request: NoInfer<Q>): Query<R>
export function queryOf<Q, R, A>(call: Call<Q, R>, request: NoInfer<Q>, pick: (response: R) => A): Query<A>
export function queryOf<Q, R, A>(call: Call<Q, R>, request: NoInfer<Q>, pick?: (response: R) => A): Query<R | A> {
  return { requests: [{ call, request }], pick: ([response]) => (pick ? pick(response as R) : (response as R)) }
}

/** Two queries as one. */
export function bothOf<A, B>(first: Query<A>, second: Query<B>): Query<readonly [A, B]> {
  const { length } = first.requests
  return {
    requests: [...first.requests, ...second.requests],
    pick: (responses) => [first.pick(responses.slice(0, length)), second.pick(responses.slice(length))],
  }
}

/** What a move sends of the record that it changes: `queryOf(close, { ...versionOf(order), reason })`. */
export function versionOf({ id, version }: { readonly id: string; readonly version: number }) {
  return { id, version }
}

/** A value that needs no call. */
export function fixedQuery<A>(value: A): Query<A> {
  return { requests: [], pick: () => value }
}

/** Sends the calls. Returns the value and the raw responses. Rejects with `HttpError`, or with what `pick` throws. */
export async function responseOf<A>(
  core: Pick<Core, 'http'>,
  { requests, pick }: Query<A>,
  options: CallOptions = {},
): Promise<{ readonly value: A; readonly raw: readonly unknown[] }> {
  const raw: unknown[] = []
  const responses = await Promise.all(
    requests.map(({ call, request }, at) => {
      const keep = (response: unknown) => {
        raw[at] = response
      }
      return core.http(withRawResponse(call, keep), request, options)
    }),
  )
  return { value: pick(responses), raw }
}

/**
 * Reads stored raw responses; throws if they do not fit their calls, as copies of another build may. `onDropped`: list
 * records that do not parse are dropped.
 */
export function readRaw<A>({ requests, pick }: Query<A>, raw: unknown, onDropped?: () => void): A {
  if (!Array.isArray(raw) || raw.length !== requests.length) throw new TypeError('stored answers do not fit')
  return pick(requests.map(({ call }, at) => call.response(raw[at], onDropped)))
}

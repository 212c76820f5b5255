import type { Core } from '#platform/core'
import { type AnyCall, type Call, type CallOptions, withRawAnswer } from '#platform/http'

interface Question {
  readonly call: AnyCall
  readonly request: unknown
}

/** Calls to send and how to read their answers, as data: the same description serves the network and offline copies. */
export interface Asked<A> {
  readonly questions: readonly Question[]
  /** Combines the parsed answers, in the order of the questions. Throws if the wanted part is missing. */
  pick(answers: readonly unknown[]): A
}

/** A call with its request; `pick` takes a part of the answer. */
export function ask<Q, R>(call: Call<Q, R>, request: NoInfer<Q>): Asked<R>
export function ask<Q, R, A>(call: Call<Q, R>, request: NoInfer<Q>, pick: (answer: R) => A): Asked<A>
export function ask<Q, R, A>(call: Call<Q, R>, request: NoInfer<Q>, pick?: (answer: R) => A): Asked<R | A> {
  return { questions: [{ call, request }], pick: ([answer]) => (pick ? pick(answer as R) : (answer as R)) }
}

/** A value that is known without a call. */
export function known<A>(value: A): Asked<A> {
  return { questions: [], pick: () => value }
}

/** Sends the calls. Returns the value and the raw answers. Rejects with `HttpError`, or with what `pick` throws. */
export async function answerOf<A>(
  core: Pick<Core, 'http'>,
  { questions, pick }: Asked<A>,
  options: CallOptions = {},
): Promise<{ readonly value: A; readonly raw: readonly unknown[] }> {
  const raw: unknown[] = []
  const answers = await Promise.all(
    questions.map(({ call, request }, at) => {
      const keep = (answer: unknown) => {
        raw[at] = answer
      }
      return core.http(withRawAnswer(call, keep), request, options)
    }),
  )
  return { value: pick(answers), raw }
}

/**
 * Reads stored raw answers; throws if they do not fit their calls, as copies of another build may. `leaveOut`: list
 * records that do not parse are dropped.
 */
export function readRaw<A>({ questions, pick }: Asked<A>, raw: unknown, leaveOut?: () => void): A {
  if (!Array.isArray(raw) || raw.length !== questions.length) throw new TypeError('stored answers do not fit')
  return pick(questions.map(({ call }, at) => call.response(raw[at], leaveOut)))
}

import type { Call } from './call'

/**
 * Wraps a call so that `take` also receives its raw answer, which can be stored and parsed again by `call.response`.
 */
export function withRawAnswer<Q, R>(call: Call<Q, R>, take: (raw: unknown) => void): Call<Q, R> {
  return {
    ...call,
    response: (raw, leaveOut) => {
      const answer = call.response(raw, leaveOut)
      take(raw)
      return answer
    },
  }
}

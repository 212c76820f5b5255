import type { Call } from './call'

/** The same call, which also hands over what its answer was made of: to be kept, and parsed again by `call.response`. */
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

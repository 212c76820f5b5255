import type { AnyCall, Call } from '#platform/http'
import { answer, type SimContext, type SimHandler } from '../contract'
import { travel } from './travel'

/** A request whose response is a part of a combined one. */
export interface Part {
  readonly call: AnyCall
  readonly sent: unknown
}

export function part<Q, R>(call: Call<Q, R>, request: NoInfer<Q>): Part {
  return { call, sent: call.request(request) }
}

/**
 * Handler of a call that combines several of its area, such as all that the start page shows: each field of its
 * response is the response of another call, made by the same employee. What is undefined is left out.
 */
export function together(
  call: AnyCall,
  handlers: readonly SimHandler[],
  parts: (context: SimContext) => Readonly<Record<string, Part | undefined>>,
): SimHandler {
  return answer(call, async (_, context) => {
    const fields = Object.entries(parts(context)).map(async ([name, each]) => {
      if (!each) return [name, undefined] as const
      const handler = handlers.find((known) => known.call.id === each.call.id)
      if (!handler) throw new Error(`${call.id}: none of its handlers is that of ${each.call.id}`)
      return [name, await handler.run(travel(handler, each.sent), context)] as const
    })
    return Object.fromEntries(await Promise.all(fields))
  })
}

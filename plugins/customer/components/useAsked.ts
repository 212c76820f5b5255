import { type Asked, answerOf, type Resource, useResource } from '#src/records'

/** Data of one page, by the call that answers them. What is asked must not change while the page is open. */
export function useAsked<A>(asked: Asked<A>): Resource<A> {
  return useResource(async (core, signal) => (await answerOf(core, asked, { signal })).value)
}

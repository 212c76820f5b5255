import * as v from 'valibot'
import { unloggedCalls } from '#kit/calls'
import type { TodayMoves } from '#platform/plugin'

/** A call in the list of the day that is not to be logged is done. */
const moves: TodayMoves = {
  done: async (core, { data }) => {
    const { at } = v.parse(v.object({ at: v.number() }), data)
    const calls = core.store(unloggedCalls)
    const call = calls.items.find((each) => each.at === at)
    if (call) calls.remove(call)
    return { kind: 'sent', ...(call && { undo: async () => calls.add(call) }) }
  },
}

export default moves

import type { TodayMoves } from '#platform/plugin'
import { remindManager } from './api'

/** Whoever plans in the organisation reminds the manager of a project that is late. */
const moves: TodayMoves = {
  remind: async (core, { id }) => {
    await core.http(remindManager, { id })
    return { kind: 'sent' }
  },
}

export default moves

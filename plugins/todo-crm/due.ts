import { sharedLoad } from '#platform/plugin'
import { listAdvice } from './api'

/** The user's recommendations of a week ago or more that have no feedback yet (domain/todo-crm.md 6). */
export const dueAdvice = sharedLoad((core, signal) =>
  core.http(listAdvice, { due: true, page: 1 }, { signal, background: true }),
)

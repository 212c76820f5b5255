import { sharedLoad } from '#platform/plugin'
import { listAdvice } from './api'

/** The user's recommendations of a week ago or more that have no feedback yet (domain/todo-crm.md 6). */
export const dueAdvice = sharedLoad(async (core, signal) => {
  if (!core.decide({ permission: 'advice.read' }).ok) return { items: [], total: 0 }
  return core.http(listAdvice, { due: true, page: 1 }, { signal, background: true })
})

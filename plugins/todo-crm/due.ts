import type { Core } from '#platform/core'
import { listAdvice } from './api'

/** The user's recommendations of a week ago or more that have no feedback yet (domain/todo-crm.md 6). */
export function dueAdvice(core: Core, signal: AbortSignal) {
  return core.http(listAdvice, { due: true, page: 1 }, { signal, background: true })
}

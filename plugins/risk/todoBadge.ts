import type { Core } from '#platform/core'
import { countTodos } from './api/todos'

/** Number of the user's to-dos that are overdue or due today. */
export default async function todosDue(core: Core, signal: AbortSignal): Promise<number> {
  const { overdue, today } = await core.http(countTodos, {}, { signal, background: true })
  return overdue + today
}

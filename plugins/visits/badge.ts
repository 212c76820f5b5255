import { days } from '#base/calendar'
import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of visits whose minutes are to be written, and of needs that are late. */
export default async function waiting(core: Core, signal: AbortSignal): Promise<number> {
  const { toWrite, needs } = await loadToday(core, signal)
  const today = days.today()
  return toWrite.total + needs.items.filter(({ dueAt }) => dueAt < today).length
}

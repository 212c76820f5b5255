import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of the user's to-dos that are overdue or due today. */
export default async function todosDue(core: Core, signal: AbortSignal): Promise<number> {
  const { overdue, today } = (await loadToday(core, signal)).counts
  return overdue + today
}

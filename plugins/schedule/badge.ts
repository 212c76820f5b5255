import { days } from '#base/calendar'
import type { Core } from '#platform/core'
import { loadToday } from './due'
import { delayOf } from './rules/progress'
import { LATE } from './rules/vocabulary'

/** Number of the user's projects that are more than 5 working days late. */
export default async function lateProjects(core: Core, signal: AbortSignal): Promise<number> {
  const today = days.today()
  const { own } = await loadToday(core, signal)
  return own.items.filter((project) => (delayOf(project, today) ?? 0) > LATE).length
}

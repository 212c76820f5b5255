import { days } from '#base/calendar'
import type { Core } from '#platform/core'
import { ownProjects } from './due'
import { delayOf } from './rules/progress'
import { LATE } from './rules/vocabulary'

/** Number of the user's projects that are more than 5 working days late. */
export default async function lateProjects(core: Core, signal: AbortSignal): Promise<number> {
  const today = days.today()
  return (await ownProjects(core, signal)).filter((project) => (delayOf(project, today) ?? 0) > LATE).length
}

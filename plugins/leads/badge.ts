import { days } from '#base/calendar'
import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of the user's leads with a next step that is late or due today (domain: leads 6). */
export default async function leadsDue(core: Core, signal: AbortSignal): Promise<number> {
  const { late, week } = await loadToday(core, signal)
  const today = days.today()
  return late.total + week.items.filter(({ nextStep }) => nextStep && days.of(nextStep.at) <= today).length
}

import { days } from '#base/calendar'
import type { Core } from '#platform/core'
import { listNeeds } from './api'
import { toWrite } from './toWrite'

/** Number of visits whose minutes are to be written, and of needs that are late. */
export default async function waiting(core: Core, signal: AbortSignal): Promise<number> {
  const options = { signal, background: true }
  const yesterday = days.add(days.today(), -1)
  const [visits, late] = await Promise.all([
    toWrite(core, signal),
    core.http(listNeeds, { states: ['open', 'doing'], due: yesterday, page: 1 }, options),
  ])
  return visits.total + late.total
}

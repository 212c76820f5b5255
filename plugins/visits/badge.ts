import { days } from '#base/calendar'
import type { Core } from '#platform/core'
import { listNeeds, listVisits } from './api'

/** Number of visits whose minutes are to be written, and of needs that are late. */
export default async function waiting(core: Core, signal: AbortSignal): Promise<number> {
  const options = { signal, background: true }
  const yesterday = days.add(days.today(), -1)
  const [toWrite, late] = await Promise.all([
    core.http(listVisits, { tab: 'todo', states: ['toWrite'], page: 1 }, options),
    core.http(listNeeds, { states: ['open', 'doing'], due: yesterday, page: 1 }, options),
  ])
  return toWrite.total + late.total
}

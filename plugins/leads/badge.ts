import type { Core } from '#platform/core'
import { getClueOwnSum } from './api'

/** Number of the user's leads with a next step that is late or due today (domain: leads 6). */
export default async function leadsDue(core: Core, signal: AbortSignal): Promise<number> {
  const { late, due } = await core.http(getClueOwnSum, {}, { signal, background: true })
  return late + due
}

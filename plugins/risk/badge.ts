import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of the user's open warnings of level 2 and 3. */
export default async function ownWarnings(core: Core, signal: AbortSignal): Promise<number> {
  return (await loadToday(core, signal)).serious.total
}

import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of items to review, and of the user's own that were returned. */
export default async function itemsDue(core: Core, signal: AbortSignal): Promise<number> {
  const { review, returned } = await loadToday(core, signal)
  return (review?.total ?? 0) + (returned?.total ?? 0)
}

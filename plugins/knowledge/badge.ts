import type { Core } from '#platform/core'
import { dueItems } from './due'

/** Number of items to review, and of the user's own that were returned. */
export default async function itemsDue(core: Core, signal: AbortSignal): Promise<number> {
  return (await dueItems(core, signal)).length
}

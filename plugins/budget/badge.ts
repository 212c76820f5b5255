import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of estimates that wait for the user's approval. */
export default async function toApprove(core: Core, signal: AbortSignal): Promise<number> {
  return (await loadToday(core, signal)).toApprove?.total ?? 0
}

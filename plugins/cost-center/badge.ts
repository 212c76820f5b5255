import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of requests that wait for the user's decision. */
export default async function waiting(core: Core, signal: AbortSignal): Promise<number> {
  return (await loadToday(core, signal)).toApprove?.total ?? 0
}

import type { Core } from '#platform/core'
import { toApprove } from './due'

/** Number of requests that wait for the user's decision. */
export default async function waiting(core: Core, signal: AbortSignal): Promise<number> {
  return (await toApprove(core, signal)).total
}

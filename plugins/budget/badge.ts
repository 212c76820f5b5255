import type { Core } from '#platform/core'
import { estimatesToApprove } from './due'

/** Number of estimates that wait for the user's approval. */
export default async function toApprove(core: Core, signal: AbortSignal): Promise<number> {
  return (await estimatesToApprove(core, signal)).total
}

import type { Core } from '#platform/core'
import { listEstimates } from './api'

/** Number of estimates that wait for the user's approval. */
export default async function toApprove(core: Core, signal: AbortSignal): Promise<number> {
  if (!core.decide({ permission: 'budget.approve' }).ok) return 0
  const { total } = await core.http(listEstimates, { tab: 'toApprove', page: 1 }, { signal, background: true })
  return total
}

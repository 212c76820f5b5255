import type { Core } from '#platform/core'
import { listRequests } from './api'

/** Requests that wait for the user’s decision; none for those who do not decide. */
export async function toApprove(core: Core, signal: AbortSignal) {
  if (!core.decide({ permission: 'center.approve' }).ok) return { items: [], total: 0 }
  return core.http(listRequests, { tab: 'toApprove', page: 1 }, { signal, background: true })
}

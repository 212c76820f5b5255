import type { Core } from '#platform/core'
import { listApplications } from './api'

/** Number of applications that wait for the user's decision. */
export default async function toApprove(core: Core, signal: AbortSignal): Promise<number> {
  if (!core.decide({ permission: 'role.approve' }).ok) return 0
  const { total } = await core.http(listApplications, { tab: 'toApprove', page: 1 }, { signal, background: true })
  return total
}

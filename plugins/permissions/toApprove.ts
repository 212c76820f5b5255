import { sharedLoad } from '#platform/plugin'
import { listApplications } from './api'

/** Applications that wait for the user, for badge and today; none for those who may not approve. */
export const toApprove = sharedLoad(async (core, signal) => {
  if (!core.decide({ permission: 'role.approve' }).ok) return { items: [], total: 0 }
  return core.http(listApplications, { tab: 'toApprove', page: 1 }, { signal, background: true })
})

import { sharedLoad } from '#platform/plugin'
import { listRequests } from './api'

/** Requests that wait for the user’s decision, for badge and today; none for those who do not decide. */
export const toApprove = sharedLoad(async (core, signal) => {
  if (!core.decide({ permission: 'center.approve' }).ok) return { items: [], total: 0 }
  return core.http(listRequests, { tab: 'toApprove', page: 1 }, { signal, background: true })
})

import { sharedLoad } from '#platform/plugin'
import { listEstimates } from './api'

/** Estimates that wait for the user's approval, for badge and today. */
export const estimatesToApprove = sharedLoad(async (core, signal) =>
  core.decide({ permission: 'budget.approve' }).ok
    ? await core.http(listEstimates, { tab: 'toApprove', page: 1 }, { signal, background: true })
    : { items: [], total: 0 },
)

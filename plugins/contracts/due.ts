import type { Day } from '#base/calendar'
import type { Core } from '#platform/core'
import { sharedLoad } from '#platform/plugin'
import { listContracts } from './api'

/** Contracts that wait for the user’s decision, for badge and today; none for those who do not decide. */
export const toApprove = sharedLoad(async (core, signal) => {
  if (!core.decide({ permission: 'contract.approve' }).ok) return { items: [], total: 0 }
  return core.http(listContracts, { tab: 'toApprove', page: 1 }, { signal, background: true })
})

/** The user’s own contracts that expire, by `endTo` if given. */
export function ownExpiring({ http, session }: Core, signal: AbortSignal, endTo?: Day) {
  const query = { tab: 'expiring', owner: [session.loginName], endTo, page: 1 } as const
  return http(listContracts, query, { signal, background: true })
}

import type { Day } from '#base/calendar'
import type { Core } from '#platform/core'
import { listContracts } from './api'

/** Contracts that wait for the user’s decision; none for those who do not decide. */
export async function toApprove(core: Core, signal: AbortSignal) {
  if (!core.decide({ permission: 'contract.approve' }).ok) return { items: [], total: 0 }
  return core.http(listContracts, { tab: 'toApprove', page: 1 }, { signal, background: true })
}

/** The user’s own contracts that expire, by `endTo` if given. */
export function ownExpiring({ http, session }: Core, signal: AbortSignal, endTo?: Day) {
  const query = { tab: 'expiring', owner: [session.loginName], endTo, page: 1 } as const
  return http(listContracts, query, { signal, background: true })
}

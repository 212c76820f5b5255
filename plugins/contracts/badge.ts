import type { Core } from '#platform/core'
import { ownExpiring, toApprove } from './due'

/** Number of contracts that wait for the user's decision, and of own ones that expire (domain/contracts.md 6). */
export default async function openContracts(core: Core, signal: AbortSignal): Promise<number> {
  const [waiting, expiring] = await Promise.all([toApprove(core, signal), ownExpiring(core, signal)])
  return waiting.total + expiring.total
}

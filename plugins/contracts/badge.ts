import type { Core } from '#platform/core'
import { loadToday } from './due'

/** Number of contracts that wait for the user's decision, and of own ones that expire (domain/contracts.md 6). */
export default async function openContracts(core: Core, signal: AbortSignal): Promise<number> {
  const { toApprove, expiring } = await loadToday(core, signal)
  return (toApprove?.total ?? 0) + expiring.total
}

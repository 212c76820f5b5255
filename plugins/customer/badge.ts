import type { Core } from '#platform/core'
import { dueOfCustomers } from './due'

/** Number of customers with court records that the user has not seen (domain/customer.md 6). */
export default async function newRisks(core: Core, signal: AbortSignal): Promise<number> {
  const { risks } = await dueOfCustomers(core, signal)
  return risks.length
}

import type { Core } from '#platform/core'
import { getToday } from './api/today'

/** Number of customers with court records that the user has not seen (domain/customer.md 6). */
export default async function newRisks(core: Core, signal: AbortSignal): Promise<number> {
  const { risks } = await core.http(getToday, {}, { signal, background: true })
  return risks.length
}

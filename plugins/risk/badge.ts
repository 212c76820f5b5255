import type { Core } from '#platform/core'
import { listWarnings } from './api/warnings'

/** Number of the user's open warnings of level 2 and 3. */
export default async function ownWarnings(core: Core, signal: AbortSignal): Promise<number> {
  const query = { tab: 'open', mine: true, level: ['warning', 'serious'], page: 1 } as const
  const { total } = await core.http(listWarnings, query, { signal, background: true })
  return total
}

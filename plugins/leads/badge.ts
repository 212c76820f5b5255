import type { Core } from '#src/core'
import { getClueOwnSum } from './api'

/** How many of my leads want something by today: late and due next steps (domain: leads 6). */
export default async function leadsDue(core: Core, signal: AbortSignal): Promise<number> {
  const { late, due } = await core.http(getClueOwnSum, {}, { signal, background: true })
  return late + due
}

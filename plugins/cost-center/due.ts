import type { Core } from '#platform/core'
import { sharedLoad } from '#platform/plugin'
import { getToday } from './api'

/** What the start page shows of the area, in one request for badge, due items and figures. */
export const loadToday = sharedLoad((core, signal) => core.http(getToday, {}, { signal, background: true }))

/** The badge: number of requests that wait for the user's decision. */
export default async function waiting(core: Core, signal: AbortSignal): Promise<number> {
  return (await loadToday(core, signal)).toApprove?.total ?? 0
}

import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { TodayItem } from '#platform/plugin'
import { type CenterRequest, listRequests } from './api'
import { toApprove } from './due'
import { menuText } from './plugin'
import { costProfitCenterAdd } from './routes'
import { isLate } from './rules/period'

/** Requests that wait for the user’s decision, and own ones that were returned. */
export default async function centersToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const own = { tab: 'mine', state: ['returned'], page: 1 } as const
  const [waiting, returned] = await Promise.all([
    toApprove(core, signal),
    core.http(listRequests, own, { signal, background: true }),
  ])
  return [
    ...waiting.items.map((request) => itemOf(request, menuText('today.toApprove', { name: request.name }))),
    ...returned.items.map((request) => itemOf(request, menuText('today.returned', { name: request.name }))),
  ]
}

function itemOf({ id, code, since }: CenterRequest, title: string): TodayItem {
  const isOverdue = since !== undefined && isLate(since, new Date())
  return { id, title, detail: code, due: isOverdue ? 'late' : 'today', to: href(costProfitCenterAdd, { id }) }
}

import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import type { CenterRequest } from './api'
import { loadToday } from './due'
import { menuText } from './plugin'
import { costProfitCenterAdd, costProfitCenterList } from './routes'
import { isLate } from './rules/period'
import { outboxRecord } from './rules/vocabulary'

/** Requests that wait for the user’s decision, and own ones that were returned. */
export default async function centersToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { toApprove, returned } = await loadToday(core, signal)
  return [
    ...(toApprove?.items ?? []).map((request) => ({
      ...itemOf(request, menuText('today.toApprove')),
      main: { does: 'decide' as const },
    })),
    ...returned.items.map((request) => ({
      ...itemOf(request, menuText('today.returned')),
      main: { does: 'write' as const, to: href(costProfitCenterAdd, { id: request.id, edit: true }) },
    })),
  ]
}

/** About the center; what is to be done stands before its code. */
function itemOf({ id, name, code, since }: CenterRequest, what: string): TodayItem {
  const isOverdue = since !== undefined && isLate(since, new Date())
  return {
    id,
    title: name,
    detail: `${what} · ${code}`,
    due: isOverdue ? 'late' : 'today',
    record: outboxRecord(id),
    to: href(costProfitCenterAdd, { id }),
  }
}

/** Requests that wait for the user’s decision. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { toApprove } = await loadToday(core, signal)
  const to = href(costProfitCenterList, { tab: 'toApprove' })
  return figureOf(toApprove, { id: 'approvals', label: menuText('today.approvals'), tone: 'warn', to })
}

import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import type { EstimateRow } from './api'
import { loadToday } from './due'
import { menuText } from './plugin'
import { estimate, projectButget } from './routes'
import { outboxRecord } from './rules/vocabulary'

/** Estimates that wait for the user's approval, and own ones that were returned. */
export default async function estimatesToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { toApprove, returned } = await loadToday(core, signal)
  const language = currentLanguage()
  const item = ({ id, name }: EstimateRow, rest: Pick<TodayItem, 'detail' | 'main' | 'list'>): TodayItem => ({
    id,
    title: name,
    due: 'today',
    record: outboxRecord(id),
    to: href(estimate, { id }),
    ...rest,
  })
  return [
    ...(toApprove?.items ?? []).map((row) =>
      item(row, {
        detail: menuText('today.toApprove', { name: nameIn(row.owner, language) }),
        main: { does: 'decide' },
        list: href(projectButget, { tab: 'toApprove' }),
      }),
    ),
    ...(returned?.items ?? []).map((row) =>
      item(row, {
        detail: menuText('today.returned'),
        main: { does: 'write' },
        list: href(projectButget, { tab: 'mine', state: 'returned' }),
      }),
    ),
  ]
}

/** Estimates that wait for the user's approval. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { toApprove } = await loadToday(core, signal)
  const to = href(projectButget, { tab: 'toApprove' })
  return figureOf(toApprove, { id: 'approvals', label: menuText('today.approvals'), tone: 'warn', to })
}

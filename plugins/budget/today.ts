import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { type EstimateRow, listEstimates } from './api'
import { estimatesToApprove } from './due'
import { menuText } from './plugin'
import { estimate } from './routes'

/** Estimates that wait for the user's approval, and own ones that were returned. */
export default async function estimatesToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const options = { signal, background: true }
  const mayWrite = core.decide({ permission: 'budget.write' }).ok
  const [waiting, returned] = await Promise.all([
    estimatesToApprove(core, signal),
    mayWrite ? core.http(listEstimates, { tab: 'mine', state: 'returned', page: 1 }, options) : { items: [] },
  ])
  const item = (title: string, detail?: string) => (row: EstimateRow) => ({
    id: row.id,
    title,
    detail: [row.name, detail].filter(Boolean).join(' · '),
    due: 'today' as const,
    to: href(estimate, { id: row.id }),
  })
  const language = currentLanguage()
  return [
    ...waiting.items.map((row) => item(menuText('today.toApprove', { name: nameIn(row.owner, language) }))(row)),
    ...returned.items.map(item(menuText('today.returned'))),
  ]
}

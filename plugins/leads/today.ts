import type { Core } from '#src/core'
import type { TodayItem } from '#src/plugin'
import { href } from '#src/routes'
import { getClueOwnList, type Lead } from './api'
import { clueDetail } from './routes'
import { menuText } from './texts'

/** Next steps of my leads that are late or for today, earliest first (domain: leads 6). */
export default async function leadsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const ask = (due: 'late' | 'today') =>
    core.http(getClueOwnList, { due, sort: 'nextStep', page: 1 }, { signal, background: true })
  const [late, today] = await Promise.all([ask('late'), ask('today')])
  return [...late.items.map((lead) => itemOf(lead, 'late')), ...today.items.map((lead) => itemOf(lead, 'today'))]
}

function itemOf({ id, name, nextStep }: Lead, due: TodayItem['due']): TodayItem {
  const step = nextStep && { detail: nextStep.text ?? menuText(`step.${nextStep.kind}`), at: nextStep.at }
  return { id, title: name, due, to: href(clueDetail, { id }), ...step }
}

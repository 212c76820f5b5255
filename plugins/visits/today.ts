import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { listNeeds, listVisits, type Need, type Visit } from './api'
import { menuText } from './plugin'
import { visitNeedDetail, visitView } from './routes'

/** The visits of the day with their place, and needs that are due (domain/visits.md 6). */
export default async function visitsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const options = { signal, background: true }
  const today = days.today()
  const [visits, needs] = await Promise.all([
    core.http(listVisits, { tab: 'mine', start: today, end: today, states: ['planned', 'ongoing'], page: 1 }, options),
    core.http(listNeeds, { states: ['open', 'doing'], due: today, page: 1 }, options),
  ])
  return [...visits.items.map(visitItem), ...needs.items.map(needItem)]
}

function visitItem({ id, from, address, addressEn, ...visit }: Visit): TodayItem {
  const language = currentLanguage()
  return {
    id,
    title: menuText('today.visit', { name: nameIn(visit, language) }),
    detail: textIn(address, addressEn, language),
    at: from,
    due: 'today',
    to: href(visitView, { id }),
  }
}

function needItem({ id, dueAt, text, ...need }: Need): TodayItem {
  return {
    id,
    title: text,
    detail: nameIn(need, currentLanguage()),
    at: momentOf(dueAt),
    due: dueAt < days.today() ? 'late' : 'today',
    to: href(visitNeedDetail, { id }),
  }
}

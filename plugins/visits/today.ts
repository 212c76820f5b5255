import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { listNeeds, listVisits, type Need, reviewCalls, type Visit } from './api'
import { menuText } from './plugin'
import { visitCheckIns, visitNeedDetail, visitView } from './routes'

/**
 * The visits of the day with their place, and needs that are due (domain/visits.md 6); for managers also the number of
 * check-ins to review.
 */
export default async function visitsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const options = { signal, background: true }
  const today = days.today()
  const reviews = core.decide({ permission: 'visit.review' }).ok
    ? core.http(reviewCalls.list, { tab: 'toReview', page: 1 }, options)
    : undefined
  const [visits, needs, odd] = await Promise.all([
    core.http(listVisits, { tab: 'mine', start: today, end: today, states: ['planned', 'ongoing'], page: 1 }, options),
    core.http(listNeeds, { states: ['open', 'doing'], due: today, page: 1 }, options),
    reviews,
  ])
  return [
    ...(odd && odd.total > 0 ? [reviewItem(odd.total)] : []),
    ...visits.items.map(visitItem),
    ...needs.items.map(needItem),
  ]
}

function reviewItem(count: number): TodayItem {
  return { id: 'check-ins', title: menuText('menu.toReview', { count }), due: 'today', to: href(visitCheckIns) }
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

import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'

import { getClueOwnList, type Lead, reviewCalls } from './api'
import { codeText } from './components/words'
import { menuText } from './plugin'
import { checkInReviews, clueDetail } from './routes'
import { NEXT_STEP_KINDS } from './rules/vocabulary'
import { outboxRecord } from './stores/followUp'

/**
 * Next steps of the user's leads that are late, due today or within a week, earliest first (domain: leads 6); for managers
 * also the number of check-ins to review.
 */
export default async function leadsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const ask = (due: 'late' | 'today' | 'week') =>
    core.http(getClueOwnList, { due, sort: 'nextStep', page: 1 }, { signal, background: true })
  const isManager = core.decide({ permission: 'lead.assign' }).ok
  const reviews = isManager
    ? core.http(reviewCalls.list, { tab: 'toReview', page: 1 }, { signal, background: true })
    : undefined
  const [late, today, week, odd] = await Promise.all([ask('late'), ask('today'), ask('week'), reviews])
  // The week begins with today.
  const first = new Set(today.items.map(({ id }) => id))
  return [
    ...(odd && odd.total > 0 ? [reviewItem(odd.total)] : []),
    ...late.items.map((lead) => itemOf(lead, 'late')),
    ...today.items.map((lead) => itemOf(lead, 'today')),
    ...week.items.filter(({ id }) => !first.has(id)).map((lead) => itemOf(lead, 'soon')),
  ]
}

function reviewItem(count: number): TodayItem {
  return { id: 'check-ins', title: menuText('menu.toReview', { count }), due: 'today', to: href(checkInReviews) }
}

function itemOf(lead: Lead, due: TodayItem['due']): TodayItem {
  const { id, nextStep } = lead
  const language = currentLanguage()
  const step = nextStep && {
    detail:
      textIn(nextStep.text, nextStep.textEn, language) ?? codeText(menuText, 'step', NEXT_STEP_KINDS, nextStep.kind),
    at: nextStep.at,
  }
  return {
    id,
    title: nameIn(lead, language),
    due,
    to: href(clueDetail, { id }),
    record: outboxRecord(id),
    ...step,
  }
}

import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import { loadToday } from './due'
import { menuText } from './plugin'
import { knowldegeDetails, knowldegeEdit, knowledgeList } from './routes'
import { outboxRecord } from './rules/vocabulary'

const reviewList = href(knowledgeList, { tab: 'review' })

/** Items to review, by the day on which a decision is due, and the user's own that were returned. */
export default async function knowledgeToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { review, returned } = await loadToday(core, signal)
  const today = days.today()
  return [
    ...(review?.items ?? []).map(
      ({ id, title, due, next }): TodayItem => ({
        id,
        title: next?.title ?? title,
        detail: menuText('today.review'),
        ...(due !== undefined && { at: momentOf(due) }),
        due: due === undefined || due === today ? 'today' : due < today ? 'late' : 'soon',
        record: outboxRecord(id),
        main: { does: 'decide' },
        list: reviewList,
        to: href(knowldegeDetails, { id }),
      }),
    ),
    ...(returned?.items ?? []).map(({ id, title, next, reason }): TodayItem => {
      const why = next?.reason ?? reason
      return {
        id,
        title: next?.title ?? title,
        detail: [menuText('today.returned'), why].filter(Boolean).join(' · '),
        due: 'today',
        record: outboxRecord(id),
        main: { does: 'write', to: href(knowldegeEdit, { id }) },
        to: href(knowldegeDetails, { id }),
      }
    }),
  ]
}

/** Items that wait for the user's review. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { review } = await loadToday(core, signal)
  return figureOf(review, { id: 'reviews', label: menuText('today.reviews'), tone: 'warn', to: reviewList })
}

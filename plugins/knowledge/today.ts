import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { TodayItem } from '#platform/plugin'
import { dueItems } from './due'
import { menuText } from './plugin'
import { knowldegeDetails } from './routes'

/** Items to review, by the day on which a decision is due, and the user's own that were returned. */
export default async function knowledgeToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const items = await dueItems(core, signal)
  return items.map(({ id, title, due, next, reason }) => ({
    id,
    title: menuText(due === undefined ? 'today.returned' : 'today.review', { title: next?.title ?? title }),
    ...(due === undefined ? { detail: next?.reason ?? reason ?? '' } : { at: momentOf(due) }),
    due: due === undefined || due <= days.today() ? 'today' : 'soon',
    to: href(knowldegeDetails, { id }),
  }))
}

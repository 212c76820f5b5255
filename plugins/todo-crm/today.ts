import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { dueAdvice } from './due'
import { menuText } from './plugin'
import { advices, salesSolutionsAdviceDetails } from './routes'
import { FEEDBACK_AFTER } from './rules/vocabulary'

/** Recommendations that wait for feedback. */
export default async function adviceToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const language = currentLanguage()
  const { items } = await dueAdvice(core, signal)
  return items.map(({ id, customer, solution, recommendedAt }) => ({
    id,
    title: nameIn(customer, language),
    detail: [menuText('today.feedback'), solution && nameIn(solution, language)].filter(Boolean).join(' · '),
    ...(recommendedAt && { at: momentOf(days.add(days.of(recommendedAt), FEEDBACK_AFTER)) }),
    due: 'today',
    main: { does: 'write' },
    list: href(advices, { due: true }),
    to: href(salesSolutionsAdviceDetails, { id }),
  }))
}

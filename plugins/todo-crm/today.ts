import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { dueAdvice, dueAt } from './due'
import { menuText } from './plugin'
import { salesSolutionsAdviceDetails } from './routes'

/** Recommendations that wait for feedback. */
export default async function adviceToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const language = currentLanguage()
  return (await dueAdvice(core, signal)).map(({ id, customer, solution, recommendedAt }) => ({
    id,
    title: menuText('today.feedback', { name: nameIn(customer, language) }),
    ...(solution && { detail: nameIn(solution, language) }),
    ...(recommendedAt && { at: dueAt(recommendedAt) }),
    due: 'today',
    to: href(salesSolutionsAdviceDetails, { id }),
  }))
}

import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listAdvice } from './api'
import { menuText } from './plugin'
import { salesSolutionsAdviceDetails } from './routes'

/** Global search over advice by customer. */
export default async function findAdvice(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const language = currentLanguage()
  const { items } = await core.http(listAdvice, { keyword, page: 1 }, { signal, background: true })
  return items.map(({ id, customer, solution }) => ({
    id,
    title: nameIn(customer, language),
    detail: [menuText('found.advice'), solution && nameIn(solution, language)].filter(Boolean).join(' · '),
    to: href(salesSolutionsAdviceDetails, { id }),
  }))
}

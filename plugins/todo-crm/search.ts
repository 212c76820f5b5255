import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listAdvice, listPartners } from './api'
import { menuText } from './plugin'
import { choosePartner, salesSolutionsAdviceDetails } from './routes'

/** Global search over advice by customer, and partners. */
export default async function findAdvice(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const language = currentLanguage()
  const query = { keyword, page: 1 }
  const options = { signal, background: true }
  const [advice, partners] = await Promise.all([
    core.http(listAdvice, query, options),
    core.http(listPartners, query, options),
  ])
  return [
    ...advice.items.map(({ id, customer, solution }) => ({
      id,
      kind: menuText('menu.advice'),
      title: nameIn(customer, language),
      ...(solution && { detail: nameIn(solution, language) }),
      to: href(salesSolutionsAdviceDetails, { id }),
    })),
    ...partners.items.map((partner) => ({
      id: partner.id,
      kind: menuText('found.partner'),
      title: nameIn(partner, language),
      to: href(choosePartner, { keyword, id: partner.id }),
    })),
  ]
}

import { href } from '#base/routes'
import { searchCustomers } from '#domain/directory'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { menuText } from './plugin'
import { customerDetails } from './routes'

/** Global search over customers by name, initials or credit code; leads are found by their own area. */
export default async function findCustomers(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await core.http(searchCustomers, { keyword, page: 1 }, { signal, background: true })
  const language = currentLanguage()
  return found.items.flatMap(({ custId, owner, creditCode, ...company }) => {
    if (custId === undefined) return []
    const facts = [owner && nameIn(owner, language), creditCode]
    return [
      {
        id: custId,
        kind: menuText('menu.customers'),
        title: nameIn(company, language),
        detail: facts.filter(Boolean).join(' · '),
        to: href(customerDetails, { id: custId }),
      },
    ]
  })
}

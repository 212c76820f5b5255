import type { Core } from '#src/core'
import { searchCustomers } from '#src/directory'
import { currentLanguage, nameIn } from '#src/i18n'
import type { SearchHit } from '#src/plugin'
import { href } from '#src/routes'
import { customerDetails } from './routes'
import { menuText } from './texts'

/** Global search over customers by name, initials or credit code; leads are found by their own area. */
export default async function findCustomers(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await core.http(searchCustomers, { keyword, page: 1 }, { signal, background: true })
  const language = currentLanguage()
  return found.items.flatMap(({ custId, owner, creditCode, ...company }) => {
    if (custId === undefined) return []
    const facts = [menuText('found.customer'), owner && nameIn(owner, language), creditCode]
    return [
      {
        id: custId,
        title: nameIn(company, language),
        detail: facts.filter(Boolean).join(' · '),
        to: href(customerDetails, { id: custId }),
      },
    ]
  })
}

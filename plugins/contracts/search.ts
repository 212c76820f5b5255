import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listContracts } from './api'
import { menuText } from './plugin'
import { contractList } from './routes'

/** Tabs that hold every contract once, those that run first. */
const STATES = ['active', 'approving', 'drafting', 'ended'] as const

/** Global search over contracts by number, name and customer; those that run first. */
export default async function findContracts(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const language = currentLanguage()
  const options = { signal, background: true }
  const pages = await Promise.all(STATES.map((tab) => core.http(listContracts, { tab, keyword, page: 1 }, options)))
  return pages
    .flatMap(({ items }) => items)
    .map(({ id, number, customer, name, nameEn }) => ({
      id,
      kind: menuText('menu.contracts'),
      title: nameIn({ name, nameEn }, language),
      detail: `${number} · ${nameIn(customer, language)}`,
      to: href(contractList, { id }),
    }))
}

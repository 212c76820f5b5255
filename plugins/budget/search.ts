import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listEstimates } from './api'
import { menuText } from './plugin'
import { estimate } from './routes'

/** Global search over estimates, by name and by the opportunity that they belong to. */
export default async function findEstimates(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  if (!core.decide({ permission: 'budget.read' }).ok) return []
  const { items } = await core.http(listEstimates, { tab: 'org', keyword, page: 1 }, { signal, background: true })
  return items.map(({ id, name, owner }) => ({
    id,
    kind: menuText('menu.budgets'),
    title: name,
    detail: nameIn(owner, currentLanguage()),
    to: href(estimate, { id }),
  }))
}

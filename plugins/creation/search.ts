import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listOpportunities } from './api'
import { menuText } from './plugin'
import { intelligentCreationBussiness } from './routes'

/** Global search over the opportunities that the user may open. */
export default async function findOpportunities(
  core: Core,
  keyword: string,
  signal: AbortSignal,
): Promise<SearchHit[]> {
  const { items } = await core.http(listOpportunities, { keyword, page: 1 }, { signal, background: true })
  return items.map((each) => ({
    id: each.id,
    kind: menuText('found.opportunity'),
    title: nameIn(each, currentLanguage()),
    detail: each.id,
    to: href(intelligentCreationBussiness, { id: each.id }),
  }))
}

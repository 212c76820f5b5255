import { formatNearDay } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listVisits } from './api'
import { menuText } from './plugin'
import { visitView } from './routes'

/** Global search over the visits that the user sees, by customer and minutes. */
export default async function findVisits(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { items } = await core.http(listVisits, { keyword, page: 1 }, { signal, background: true })
  const language = currentLanguage()
  return items.map(({ id, from, address, addressEn, ...visit }) => ({
    id,
    kind: menuText('menu.visits'),
    title: nameIn(visit, language),
    detail: [formatNearDay(from, language), textIn(address, addressEn, language)].join(' · '),
    to: href(visitView, { id }),
  }))
}

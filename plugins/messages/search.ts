import { formatNearDay } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listMessages } from './api'
import { wordsIn } from './components/words'
import { menuText } from './plugin'
import { notyfyDetail } from './routes'

/** Global search over title and summary of the messages of 90 days. */
export default async function findMessages(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { items } = await core.http(listMessages, { keyword }, { signal, background: true })
  const language = currentLanguage()
  return items.map(({ id, title, at }) => ({
    id,
    kind: menuText('menu.messages'),
    title: wordsIn(title, language),
    detail: formatNearDay(at, language),
    to: href(notyfyDetail, { id }),
  }))
}

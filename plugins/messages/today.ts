import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage } from '#platform/i18n'
import type { TodayItem, TodayShortcut } from '#platform/plugin'
import { menuText } from './plugin'
import { blankPage, messageCenter } from './routes'
import { wordsIn } from './rules/words'
import { unreadMessages } from './unread'

/** Urgent messages that nobody has read, at most three: the first page has them on top. */
const MOST = 3

export default async function urgentMessages(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { items } = await unreadMessages(core, signal)
  return items
    .filter(({ level }) => level === 'urgent')
    .slice(0, MOST)
    .map(({ id, title, at }) => ({
      id,
      title: wordsIn(title, currentLanguage()),
      due: 'today',
      at,
      to: href(blankPage, { mid: id }),
    }))
}

/** The bell. */
export function shortcuts(): readonly TodayShortcut[] {
  return [{ id: 'inbox', kind: 'inbox', title: menuText('menu.messages'), to: href(messageCenter) }]
}

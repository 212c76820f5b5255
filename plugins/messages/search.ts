import { formatNearDay } from '#base/calendar'
import { href } from '#base/routes'
import { searchOf } from '#platform/plugin'
import { listMessages } from './api'
import { menuText } from './plugin'
import { notyfyDetail } from './routes'
import { wordsIn } from './rules/words'

/** Global search over title and summary of the messages of 90 days. */
export default searchOf(listMessages, ({ id, title, at }, language) => ({
  id,
  kind: menuText('menu.messages'),
  title: wordsIn(title, language),
  detail: formatNearDay(at, language),
  to: href(notyfyDetail, { id }),
}))

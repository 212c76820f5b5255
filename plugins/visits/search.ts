import { formatNearDay } from '#base/calendar'
import { href } from '#base/routes'
import { nameIn, textIn } from '#platform/i18n'
import { searchOf } from '#platform/plugin'
import { listVisits } from './api'
import { menuText } from './plugin'
import { visitView } from './routes'

/** Global search over the visits that the user sees, by customer and minutes. */
export default searchOf(listVisits, ({ id, from, address, addressEn, ...visit }, language) => ({
  id,
  kind: menuText('menu.visits'),
  title: nameIn(visit, language),
  detail: [formatNearDay(from, language), textIn(address, addressEn, language)].join(' · '),
  to: href(visitView, { id }),
}))

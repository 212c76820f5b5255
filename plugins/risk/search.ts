import { formatNearDay, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { nameIn } from '#platform/i18n'
import { searchAll, searchOf } from '#platform/plugin'
import { listCompetitive } from './api/competitive'
import { listWarnings } from './api/warnings'
import { menuText } from './plugin'
import { toDoCompetitiveRisk, toDoGasRisk } from './routes'

const findWarnings = searchOf(listWarnings, ({ id, customer, date }, language) => ({
  id,
  kind: menuText('menu.gasRisk'),
  title: nameIn(customer, language),
  detail: formatNearDay(momentOf(date), language),
  to: href(toDoGasRisk, { id }),
}))
const findCompetitors = searchOf(listCompetitive, ({ id, customer, competitor }, language) => ({
  id,
  kind: menuText('found.competitor'),
  title: competitor,
  detail: nameIn(customer, language),
  to: href(toDoCompetitiveRisk, { id }),
}))

/** Global search over warnings by customer, and competitors. */
export default searchAll(findWarnings, findCompetitors)

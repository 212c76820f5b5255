import { href } from '#base/routes'
import { nameIn } from '#platform/i18n'
import { searchOf } from '#platform/plugin'
import { listOpportunities } from './api'
import { menuText } from './plugin'
import { intelligentCreationBussiness } from './routes'

/** Global search over the opportunities that the user may open. */
export default searchOf(listOpportunities, ({ id, ...opportunity }, language) => ({
  id,
  kind: menuText('found.opportunity'),
  title: nameIn(opportunity, language),
  detail: id,
  to: href(intelligentCreationBussiness, { id }),
}))

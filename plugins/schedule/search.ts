import { href } from '#base/routes'
import { nameIn } from '#platform/i18n'
import { searchOf } from '#platform/plugin'
import { listProjects } from './api'
import { menuText } from './plugin'
import { scheduleDetail } from './routes'

/** Global search over projects and their customers. */
export default searchOf(listProjects, ({ id, customer, ...project }, language) => ({
  id,
  kind: menuText('menu.schedule'),
  title: nameIn(project, language),
  ...(customer && { detail: nameIn(customer, language) }),
  to: href(scheduleDetail, { id }),
}))

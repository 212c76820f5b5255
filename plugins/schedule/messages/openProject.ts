import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { scheduleDetail, scheduleDetailYk } from '../routes'

/** Opens the project that a message is about, as it is now. */
export default opens((id) => href(scheduleDetail, { id }))
/** The same for its site, if the message is about daily reports. */
export const openSite = opens((id) => href(scheduleDetailYk, { id }))

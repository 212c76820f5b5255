import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { visitNeedDetail, visitView } from '../routes'

/** Opens the visit that a message is about, as it is now. */
export default opens((id) => href(visitView, { id }))
export const openNeed = opens((id) => href(visitNeedDetail, { id }))

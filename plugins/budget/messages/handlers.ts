import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { estimateRows } from '../records'
import { estimate } from '../routes'

/** Opens the estimate that a message is about: somebody has submitted or decided since it was loaded. */
export default opens((id) => href(estimate, { id }), estimateRows)

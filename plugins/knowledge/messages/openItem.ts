import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { itemRows } from '../records'
import { knowldegeDetails } from '../routes'

/** Opens the item that a message is about, where it is reviewed or read; somebody has changed it since it was loaded. */
export default opens((id) => href(knowldegeDetails, { id }), itemRows)

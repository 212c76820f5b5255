import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { rows } from '../records'
import { sampleThingDetail } from '../routes'

/** Opens the sample thing that a message is about, as it is now. */
export default opens((id) => href(sampleThingDetail, { id }), rows)

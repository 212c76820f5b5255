import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { intelligentCreationBussiness } from '../routes'

/** Opens the opportunity that a message is about, as it is now. */
export default opens((id) => href(intelligentCreationBussiness, { id }))

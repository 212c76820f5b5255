import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { customerDetails } from '../routes'

/** Opens the customer that a message is about, as it is now; a repeated message opens it once more. */
export default opens((id) => href(customerDetails, { id }))

import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { contractRows } from '../records'
import { contractList } from '../routes'

/** Opens the contract that a message is about, as it is now, in the sheet over the list. */
export default opens((id) => href(contractList, { id }), contractRows)

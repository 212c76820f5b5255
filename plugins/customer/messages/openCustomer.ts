import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { CustomerMessage } from '../messages'
import { customerDetails } from '../routes'
import { companies } from '../stores/companies'

/** Opens the customer that a message is about, as it is now; a repeated message opens it once more. */
export default function openCustomer(core: Core, { id }: CustomerMessage): void {
  // What was loaded before is out of date; the page loads it again.
  core.store(companies).of(id).invalidate()
  core.navigation.openHref(href(customerDetails, { id }))
}

import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { CustomerMessage } from '../messages'
import { customerDetails } from '../routes'
import { companies } from '../stores/companies'

/** Opens the customer that a message is about, as it is now; a repeated message opens it once more. */
export default function openCustomer(core: Core, { id }: CustomerMessage): void {
  // The cached company is stale; the page refetches it.
  core.store(companies).of(id).invalidateAll()
  core.navigation.openHref(href(customerDetails, { id }))
}

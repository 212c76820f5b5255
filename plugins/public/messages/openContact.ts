import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { ContactMessage } from '../messages'
import { contacts } from '../records'
import { contact } from '../routes'

/** Opens the contact that a message is about, as it is now. */
export default function openContact(core: Core, { id, custId }: ContactMessage): void {
  // The cached contact is stale.
  core.store(contacts).of(id).main.invalidate()
  core.navigation.openHref(href(contact, { id: custId || undefined, contact: id }))
}

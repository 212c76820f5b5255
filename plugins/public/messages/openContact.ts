import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { ContactMessage } from '../messages'
import { contactRows, contacts } from '../records'
import { contact } from '../routes'

/** Opens the contact that a message is about, as it is now. */
export default function openContact(core: Core, { id, custId }: ContactMessage): void {
  // What is cached of it is stale, also in lists.
  core.store(contacts).invalidateRecord(id)
  core.store(contactRows).invalidate()
  core.navigation.openHref(href(contact, { id: custId || undefined, contact: id }))
}

import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about contacts (domain/public-contacts.md 6); `id` is the contact's. */

const aboutContact = v.object({
  id: recordId,
  contactId: optional(string),
  custId: optional(string),
  name: optional(string),
  /** When it was changed; the day of the birthday. */
  at: optional(moment),
  /** add, edit, leave, back, delete, merge; birthday. */
  change: optional(string),
})

export type ContactMessage = v.InferOutput<typeof aboutContact>

/** For the customer's owner, unless they changed it. */
export const changed = defineMessage('contact.changed', aboutContact)
/** For the customer's owner, three days before. */
export const birthday = defineMessage('contact.birthday', aboutContact)

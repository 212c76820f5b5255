import * as v from 'valibot'
import { type Href, href } from '#base/routes'
import type { Contact } from '#domain/directory'
import { callContact as call, withCall } from '#kit/calls'
import { type Core, canReach } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { customerServiceLog } from '../../customer/routes'
import { leadFollowUp, leadIdSchema } from '../../leads/routes'

/** Calls somebody; it is logged in the service log of the customer, else as a follow-up of the lead. */
export function callContact(core: Core, contact: Contact, phone: string): Promise<void> {
  const { id } = contact
  const form = logForm(core, contact)
  const who = { id, name: nameIn(contact, currentLanguage()), phone }
  return call(core, who, form === undefined ? undefined : (made) => withCall(form, made))
}

/** The form that logs a call of a contact; undefined if the user can open none. */
export function logForm(core: Core, { custId, clueId }: Pick<Contact, 'custId' | 'clueId'>): Href | undefined {
  if (custId !== undefined && canReach(core, customerServiceLog.path))
    return href(customerServiceLog, { id: custId, entry: 'call' })
  if (clueId === undefined || !canReach(core, leadFollowUp.path)) return undefined
  return href(leadFollowUp, { id: v.parse(leadIdSchema, clueId), kind: 'call' })
}

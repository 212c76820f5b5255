import * as v from 'valibot'
import { href } from '#base/routes'
import type { Contact } from '#domain/directory'
import { callContact as call, type LogAddress } from '#kit/calls'
import { type Core, canReach } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { customerServiceLog } from '../../customer/routes'
import { leadFollowUp, leadIdSchema } from '../../leads/routes'

/** Calls somebody; it is logged in the service log of the customer, else as a follow-up of the lead. */
export function callContact(core: Core, contact: Contact, phone: string): Promise<void> {
  const { id } = contact
  return call(core, { id, name: nameIn(contact, currentLanguage()), phone }, logAddress(core, contact))
}

function logAddress(core: Core, { custId, clueId }: Contact): LogAddress | undefined {
  if (custId !== undefined && canReach(core, customerServiceLog.path))
    return ({ contact, at, seconds }) =>
      href(customerServiceLog, { id: custId, entry: 'call', contact, at: at.getTime(), seconds })
  if (clueId === undefined || !canReach(core, leadFollowUp.path)) return undefined
  const id = v.parse(leadIdSchema, clueId)
  return ({ contact, at, seconds }) => href(leadFollowUp, { id, kind: 'call', contact, at: at.getTime(), seconds })
}

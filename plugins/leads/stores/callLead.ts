import { href } from '#base/routes'
import { callContact, type LogAddress } from '#kit/calls'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { Lead } from '../api'
import { leadFollowUp } from '../routes'
import type { LeadId } from '../rules/vocabulary'
import { leadRecords } from './leadRecords'

/** Address of the follow-up form for a call that was made about a lead. */
export const logAddress =
  (id: LeadId): LogAddress =>
  ({ contact, phone, at, seconds }) =>
    href(leadFollowUp, {
      id,
      kind: 'call',
      ...(contact === undefined ? { phone } : { contact }),
      at: at.getTime(),
      seconds,
    })

/** Calls the first contact of a lead from its row. The row has the number only: who that is, is requested meanwhile. */
export async function callLead(core: Core, { id, state, phone }: Lead): Promise<void> {
  if (phone === undefined) return
  const { contacts } = core.store(leadRecords).of(id).parts
  void contacts.need()
  const whoIsIt = () => {
    const person = contacts.value?.find(({ phones }) => phones.includes(phone))
    return { name: person && nameIn(person, currentLanguage()), phone, id: person?.id }
  }
  // A number that is not masked is one of a lead that the user may edit, but it may be in the pool or discarded.
  await callContact(core, whoIsIt(), state === 'owned' ? logAddress(id) : undefined, whoIsIt)
}

import { href } from '#base/routes'
import { type LoggedCall, makeCall, offerLog } from '#kit/detail'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { Lead } from '../api'
import { leadFollowUp } from '../routes'
import type { LeadId } from '../rules/vocabulary'
import { leadRecords } from './leadRecords'

/** Parameters of the follow-up form for a call that was made. */
export const callSearch = (id: LeadId, { contact, at, seconds }: LoggedCall) => ({
  id,
  kind: 'call',
  contact,
  at: at.getTime(),
  seconds,
})

/** Calls the first contact of a lead from its row. The row has the number only: who that is, is requested meanwhile. */
export async function callLead(core: Core, { id, state, phone }: Lead): Promise<void> {
  if (phone === undefined) return
  const { contacts } = core.store(leadRecords).of(id).parts
  void contacts.need()
  const made = await makeCall(core, phone)
  // A number that is not masked is one of a lead that the user may edit, but it may be in the pool or discarded.
  if (!made || state !== 'owned') return
  const person = contacts.value?.find((contact) => contact.phone === phone)
  const who = { name: person && nameIn(person, currentLanguage()), phone, id: person?.id }
  await offerLog(core, who, made, (call) => core.navigation.openHref(href(leadFollowUp, callSearch(id, call))))
}

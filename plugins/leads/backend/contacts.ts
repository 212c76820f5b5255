import type { SimContext } from '#harness/backend/contract'
import { picked } from '#harness/backend/kit'
import { contactKind, INFLUENCES, type Influence, newRecordId, type SimContact } from '#harness/backend/world'
import { leadKind, type SimLead } from './records'

/** The people at a lead's company. */

const allOf = (clueId: string, { store }: Pick<SimContext, 'store'>): SimContact[] =>
  [...store.table(contactKind).values()].filter((contact) => contact.clueId === clueId && contact.state !== '3')

/** Who did not leave. */
export const isThere = ({ state }: SimContact) => state === '1'

export const contactsOf = (clueId: string, context: Pick<SimContext, 'store'>): SimContact[] =>
  allOf(clueId, context).filter(isThere)

/** Whose number a lead shows, else the first of its people. */
export function callable(clueId: string, context: Pick<SimContext, 'store'>) {
  const people = contactsOf(clueId, context)
  const person = people.find(({ phones }) => phones.length > 0) ?? people[0]
  return person && picked(person, 'contactId', 'name', 'nameEn')
}

const decides = ({ influence }: SimContact) => influence === INFLUENCES.decides

/** The contact who decides. */
export const deciderOf = (clueId: string, context: Pick<SimContext, 'store'>) =>
  contactsOf(clueId, context).find(decides)

/** The contacts of a lead that was won belong to its customer from then on, also those who left. */
export function moveToCustomer(lead: SimLead, { store }: Pick<SimContext, 'store'>): void {
  const { clueId, custId } = lead
  if (custId === undefined) return
  // Who was merged with the same person at the customer was the customer's before.
  const moved = allOf(clueId, { store }).filter((contact) => contact.custId === undefined)
  for (const contact of moved) store.table(contactKind).put({ ...contact, version: contact.version + 1, custId })
  store.table(leadKind).put({ ...lead, moved: moved.map(({ contactId }) => contactId) })
}

/** … and to the lead alone again once that is taken back. */
export function moveBack({ moved = [], ...lead }: SimLead, { store }: Pick<SimContext, 'store'>): void {
  for (const { custId: _, ...contact } of allOf(lead.clueId, { store }))
    if (moved.includes(contact.contactId)) store.table(contactKind).put({ ...contact, version: contact.version + 1 })
  store.table(leadKind).put(lead)
}

/** Summary of the contacts, for scores and stages. */
export const peopleOf = (contacts: readonly SimContact[]) => ({
  phone: contacts.find(({ phones }) => phones.length > 0)?.phones[0],
  count: contacts.length,
  decider: contacts.some(decides),
})

/** Adds somebody new at a lead's company. */
export function addContact(
  clueId: string,
  { name, phone, influence = INFLUENCES.unknown }: { name: string; phone?: string | undefined; influence?: Influence },
  { store, employee }: SimContext,
): SimContact {
  const contact: SimContact = {
    contactId: newRecordId('P', store.next('contact')),
    version: 1,
    clueId,
    name,
    phones: phone ? [phone] : [],
    influence,
    state: '1',
    owner: employee.loginName,
  }
  store.table(contactKind).put(contact)
  return contact
}

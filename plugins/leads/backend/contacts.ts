import type { SimContext } from '#harness/backend/contract'
import { picked } from '#harness/backend/kit'
import { contactKind, INFLUENCES, type Influence, newRecordId, type SimContact } from '#harness/backend/world'

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
export function moveToCustomer({ clueId, custId }: Won, { store }: Pick<SimContext, 'store'>): void {
  if (custId === undefined) return
  for (const contact of allOf(clueId, { store }))
    store.table(contactKind).put({ ...contact, version: contact.version + 1, custId })
}
interface Won {
  readonly clueId: string
  readonly custId?: string
}

/** … and to the lead again once that is taken back. */
export function moveBack(clueId: string, { store }: Pick<SimContext, 'store'>): void {
  for (const { custId: _, ...contact } of allOf(clueId, { store }))
    store.table(contactKind).put({ ...contact, version: contact.version + 1 })
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

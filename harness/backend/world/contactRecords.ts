import { maskPhone } from '#base/wire'
import type { SimContext, SimKind } from '../contract'
import { personOf } from '../kit/people'
import { picked } from '../kit/picked'
import { simRecords } from '../kit/simRecords'
import { maskEmail } from './masks'
import { companyKind, contactKind, type SimContact } from './records'

/** What is read of a customer or a lead, whose contacts they are; leads belong to their area. */
interface Home {
  readonly name: string
  readonly nameEn?: string
  readonly orgCode: string
  readonly owner?: string
  readonly collaborators?: readonly string[]
  readonly stage?: string
  readonly state?: string
  /** Of a lead that was won. */
  readonly custId?: string
}
const leadKind: SimKind<Home & { readonly clueId: string }> = { name: 'lead', id: ({ clueId }) => clueId }

/** A customer or a lead, as requests name it. */
export type ContactSubject = Pick<SimContact, 'custId' | 'clueId'>

/** The customer or lead. Who came with a lead that was won is the customer's. */
export function contactHome(subject: ContactSubject, context: Pick<SimContext, 'store'>): Home | undefined {
  const { custId } = subject
  return custId === undefined ? contactLead(subject, context) : context.store.table(companyKind).get(custId)
}

/** The lead with which a contact came. */
export const contactLead = ({ clueId }: ContactSubject, { store }: Pick<SimContext, 'store'>): Home | undefined =>
  store.table(leadKind).get(clueId ?? '')

/** Stage of a lead whose people are its customer's. */
const WON = 'won'

/** The subject with the customer of its lead, if that was won. */
export function withCustomer(subject: ContactSubject, context: Pick<SimContext, 'store'>): ContactSubject {
  const { stage, custId } = contactLead(subject, context) ?? {}
  return stage === WON && custId !== undefined ? { ...subject, custId } : subject
}

/** Contacts, seen and written by the rights at their customer or lead (domain/public-contacts.md 3). */
export const contactRecords = simRecords(contactKind, {
  prefix: 'P',
  right: 'contact.read',
  org: (contact, context) => contactHome(contact, context)?.orgCode ?? '',
  owners: (contact, context) => {
    const lead = contactLead(contact, context)
    // Somebody of an open lead who was merged with the same person at the customer is still the lead's, too.
    const homes = [contactHome(contact, context), lead?.stage === WON || lead?.state === 'discarded' ? undefined : lead]
    return homes.flatMap((home) => [home?.owner, ...(home?.collaborators ?? [])])
  },
})

/** A contact as the employee may see it: private fields are masked without the right to the number. */
export function contactView(contact: SimContact, context: SimContext): object {
  const { phones, email, wechat, birthday, card, owner, custId, clueId } = contact
  const home = contactHome(contact, context)
  const isClear = contactRecords.may('contact.phone', contact, context)
  return {
    ...contact,
    ...(isClear
      ? { phones, email, wechat, birthday, card }
      : {
          phones: phones.map(maskPhone),
          email: email && maskEmail(email),
          wechat: wechat && '***',
          birthday: birthday && '**-**',
          card: undefined,
        }),
    owner: owner && personOf(context, owner),
    home: home && { id: custId ?? clueId, ...picked(home, 'name', 'nameEn') },
  }
}

/** The contact of an id, or of those who were merged, one after the other, the one that remains. */
export function contactNow(id: string, { store }: Pick<SimContext, 'store'>): SimContact | undefined {
  const contact = store.table(contactKind).get(id)
  return contact?.mergedInto === undefined ? contact : contactNow(contact.mergedInto, { store })
}

/** Somebody was met or called: the latest time counts. */
export function metContacts(ids: readonly string[], at: string, { store }: Pick<SimContext, 'store'>): void {
  const table = store.table(contactKind)
  for (const id of ids) {
    const kept = contactNow(id, { store })
    if (kept && at > (kept.lastContact ?? '')) table.put({ ...kept, lastContact: at })
  }
}

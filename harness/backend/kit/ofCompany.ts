import type { SimContext } from '../contract'
import { contactNow } from '../world/contactRecords'
import { companyKind, contactKind, type SimCompany, type SimContact } from '../world/records'
import { picked } from './picked'
import { refusal } from './refuse'
import { simRecords } from './simRecords'

/** Companies of the shared world: who sees at least the header of them (domain/customer.md 3). */
export const companies = simRecords(companyKind, {
  prefix: 'C',
  right: 'customer.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

/** A record that belongs to a company of the world. */
export interface OfCompany {
  readonly custId: string
}

/** The company that a record belongs to, or that a request names. Throws 4004 if it does not exist. */
export function companyOrGone({ custId }: OfCompany, { store }: SimContext): SimCompany {
  const company = store.table(companyKind).get(custId)
  if (!company) throw refusal(4004)
  return company
}

/** Options of `simRecords` for records of a company: a right over the company applies to the record. */
export const ofCompany = {
  isThere: ({ custId }: OfCompany, { store }: SimContext) => store.table(companyKind).get(custId) !== undefined,
  org: (record: OfCompany, context: SimContext) => companyOrGone(record, context).orgCode,
  owners: (record: OfCompany, context: SimContext) => [companyOrGone(record, context).owner],
}

/** The contacts of a company's profile, else its first active one; the first of `phones` is the main number. */
export function mainContacts({ custId, contactIds = [] }: SimCompany, { store }: SimContext): readonly SimContact[] {
  const known = new Set(contactIds.flatMap((id) => contactNow(id, { store }) ?? []))
  const chosen = [...known].filter(({ state }) => state === '1')
  if (chosen.length > 0) return chosen
  const active = [...store.table(contactKind).values()].find(
    (contact) => contact.custId === custId && contact.state === '1',
  )
  return active ? [active] : []
}

/** The company of a record, as transmitted in responses. */
export const aboutCompany = (company: SimCompany) => picked(company, 'custId', 'name', 'nameEn')

import type { SimContext } from '#harness/backend/contract'
import { refusal, simRecords } from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import type { Level } from '../rules/vocabulary'

/** Companies of the shared world: who sees what of them (domain/customer.md 3). */

export const companies = simRecords(companyKind, {
  prefix: 'C',
  right: 'customer.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

export const isMine = ({ owner }: SimCompany, { employee }: SimContext) => owner === employee.loginName

/** What an employee sees of a company and may do with it; the one table of domain/customer.md 3. */
export function accessTo(context: SimContext, company: SimCompany) {
  const may = (right: string) => companies.may(right, company, context)
  const level: Level = may('customer.whole') ? 'full' : companies.sees(company, context) ? 'header' : 'none'
  return {
    /** `header`: name, code, industry, labels, owner and risk level, no more. */
    level,
    /** Bills, volumes by month and what follows from them. */
    bills: may('customer.bill'),
    phones: may('contact.phone') ? 'full' : 'masked',
    /** Profile, labels, devices, service log. */
    edit: may('customer.edit'),
    /** May give it to somebody else. */
    owner: may('customer.assign'),
    export: may('export') && may('customer.bill'),
  } as const
}

/** A company that a call names, which needs a kind of access. Throws 4004 for none, 4003 with the missing right. */
const reached =
  (right: string, may: (access: ReturnType<typeof accessTo>) => boolean, before = companies.read) =>
  (custId: unknown, context: SimContext): SimCompany => {
    const company = before(custId, context)
    if (!may(accessTo(context, company))) throw refusal(4003, { right })
    return company
  }

/** For calls about more than the header, … */
export const seenCompany = reached('customer.whole', ({ level }) => level === 'full')
/** … for those about bills and volumes, … */
export const billedCompany = reached('customer.bill', ({ bills }) => bills, seenCompany)
/** … and for those that add records to it. */
export const editedCompany = reached('customer.edit', ({ edit }) => edit, seenCompany)

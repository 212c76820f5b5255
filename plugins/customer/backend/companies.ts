import type { SimContext } from '#harness/backend/contract'
import { type Change, refusal, simRecords } from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import type { Level } from '../rules/vocabulary'

/** Companies of the shared world: who sees what of them (domain/customer.md 3). */

export const companies = simRecords(companyKind, {
  prefix: 'C',
  right: 'customer.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

/** What an employee sees of a company and may do with it; the one table of domain/customer.md 3. */
export interface Access {
  /** `header`: name, code, industry, labels, owner and risk level, no more. */
  readonly level: Level
  /** Bills, volumes by month and what follows from them. */
  readonly bills: boolean
  readonly phones: 'full' | 'masked'
  /** Profile, labels, devices, service log. */
  readonly edit: boolean
  /** May give it to somebody else. */
  readonly owner: boolean
  readonly export: boolean
}

export function accessTo(context: SimContext, company: SimCompany): Access {
  const may = (right: string) => companies.may(right, company, context)
  const level = may('customer.whole') ? 'full' : companies.sees(company, context) ? 'header' : 'none'
  return {
    level,
    bills: may('customer.bill'),
    phones: may('contact.phone') ? 'full' : 'masked',
    edit: may('customer.edit'),
    owner: may('customer.assign'),
    export: may('export') && may('customer.bill'),
  }
}

/**
 * The company that a call about more than its header names. Throws 4004 for none, 4003 with the missing right where the
 * employee sees nothing or the header only.
 */
export function seenCompany(context: SimContext, custId: unknown): SimCompany {
  const company = companies.read(custId, context)
  if (accessTo(context, company).level !== 'full') throw refusal(4003, { right: 'customer.whole' })
  return company
}

/** The same for calls about bills and volumes (4003 with `customer.bill`). */
export function billedCompany(context: SimContext, custId: unknown): SimCompany {
  const company = seenCompany(context, custId)
  if (!accessTo(context, company).bills) throw refusal(4003, { right: 'customer.bill' })
  return company
}

/** Stores what another record of the area changed in a company, with its next version. */
export function touch(context: SimContext, company: SimCompany, changes: Change<SimCompany>): SimCompany {
  return companies.change(company, changes, context)
}

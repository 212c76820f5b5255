import type { SimContext } from '#harness/backend/contract'
import { refusal, simRecords } from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'

export const companies = simRecords(companyKind, {
  prefix: 'C',
  right: 'customer.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})
export function accessTo(context: SimContext, company: SimCompany) {
  return { level: companies.may('customer.whole', company, context) ? 'full' : 'header' }
}
export function seenCompany(context: SimContext, custId: unknown): SimCompany {
  const company = companies.read(custId, context)
  if (accessTo(context, company).level !== 'full') throw refusal(4003, { right: 'customer.whole' })
  return company
}

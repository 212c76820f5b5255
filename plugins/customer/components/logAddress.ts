import { href } from '#base/routes'
import type { LogAddress } from '#kit/calls'
import type { Company } from '../api/company'
import { customerServiceLog } from '../routes'

/** Address of the form that logs a call with somebody of a customer; undefined where the user may not write its log. */
export function logAddress(company: Company | undefined): LogAddress | undefined {
  if (!company?.access.edit) return undefined
  return ({ contact, at, seconds }) =>
    href(customerServiceLog, { id: company.id, entry: 'call', contact, at: at.getTime(), seconds })
}

import type { LoggedCall } from '#kit/detail'
import { usePageNavigation } from '#platform/navigation'
import type { Company } from '../api/company'
import { customerServiceLog } from '../routes'

/** Opens the form that logs a call with somebody of a customer; undefined where the user may not write its log. */
export function useLoggedCall(company: Company | undefined): ((call: LoggedCall) => void) | undefined {
  const page = usePageNavigation()
  if (!company?.access.edit) return undefined
  return ({ contact, at, seconds }) =>
    page.open(customerServiceLog, { id: company.id, entry: 'call', contact, at: at.getTime(), seconds })
}

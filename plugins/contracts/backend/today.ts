import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listContracts } from '../api'

const whole = { page: 1, size: LARGEST_PAGE }

/** What the start page shows of the area (domain/contracts.md 6). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => {
    const owner = [context.employee.loginName]
    return {
      ...(hasRight(context, 'contract.approve') && {
        toApprove: part(listContracts, { tab: 'toApprove', ...whole }),
      }),
      expiring: part(listContracts, { tab: 'expiring', owner, sort: 'daysLeft', ...whole }),
      unpaid: part(listContracts, { owner, payment: true, ...whole }),
    }
  })

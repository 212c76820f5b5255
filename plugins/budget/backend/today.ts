import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listEstimates } from '../api'

const whole = { page: 1, size: LARGEST_PAGE }

/** What the start page shows of the area (domain/budget.md 5). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => ({
    ...(hasRight(context, 'budget.approve') && {
      toApprove: part(listEstimates, { tab: 'toApprove', ...whole }),
    }),
    ...(hasRight(context, 'budget.write') && {
      returned: part(listEstimates, { tab: 'mine', state: 'returned', ...whole }),
    }),
  }))

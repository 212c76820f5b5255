import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listRequests } from '../api'

const whole = { page: 1, size: LARGEST_PAGE }

/** What the start page shows of the area (domain/cost-center.md 5). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => ({
    ...(hasRight(context, 'center.approve') && {
      toApprove: part(listRequests, { tab: 'toApprove', ...whole }),
    }),
    returned: part(listRequests, { tab: 'mine', state: ['returned'], ...whole }),
  }))

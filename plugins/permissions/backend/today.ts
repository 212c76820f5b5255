import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listApplications, listGrants } from '../api'

const whole = { page: 1, size: LARGEST_PAGE }

/** What the start page shows of the area (domain/permissions.md 'Messages'). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => ({
    ...(hasRight(context, 'role.approve') && {
      toApprove: part(listApplications, { tab: 'toApprove', ...whole }),
    }),
    expiring: part(listGrants, { state: ['expiring'], page: 1 }),
    ...(context.employee.roles.length === 0 && {
      pending: part(listApplications, { tab: 'approving', ...whole }),
    }),
  }))

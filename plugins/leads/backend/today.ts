import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { reviewCalls } from '../api/clockIns'
import { getClueList, getClueOwnList } from '../api/lists'
import { getToday } from '../api/today'

/** Late steps of the team that are shown by name. */
const SHOWN = 5

const whole = { sort: 'nextStep', page: 1, size: LARGEST_PAGE } as const
const number = { page: 1, size: 1 }

/** What the start page shows of the area (domain/leads.md 6). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => ({
    late: part(getClueOwnList, { due: 'late', ...whole }),
    week: part(getClueOwnList, { due: 'week', ...whole }),
    ...(hasRight(context, 'lead.assign') && {
      teamLate: part(getClueList, { type: 'org', due: 'late', states: ['owned'], ...whole, size: SHOWN }),
      teamFree: part(getClueList, { type: 'pool', ...number }),
      teamOdd: part(reviewCalls.list, { tab: 'toReview', ...number }),
    }),
  }))

import { days } from '#base/calendar'
import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listNeeds, listVisits, reviewCalls } from '../api'

/** Days ahead in which a need is due soon. */
const AHEAD = 6

const whole = { page: 1, size: LARGEST_PAGE }

/** What the start page shows of the area (domain/visits.md 6). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => {
    const today = days.of(context.now)
    return {
      visits: part(listVisits, { tab: 'mine', start: today, end: today, states: ['planned', 'ongoing'], ...whole }),
      overnight: part(listVisits, { tab: 'mine', end: days.add(today, -1), states: ['ongoing'], ...whole }),
      toWrite: part(listVisits, { tab: 'todo', states: ['toWrite'], ...whole }),
      needs: part(listNeeds, { states: ['open', 'doing'], due: days.add(today, AHEAD), ...whole }),
      ...(hasRight(context, 'visit.review') && {
        ongoing: part(listVisits, { tab: 'team', states: ['ongoing'], sort: 'seen', page: 1 }),
        odd: part(reviewCalls.list, { tab: 'toReview', page: 1, size: 1 }),
      }),
    }
  })

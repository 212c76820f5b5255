import * as v from 'valibot'
import { recordId } from '#base/routes'
import { by, defineFilters, listOf } from '#base/wire'
import { type callsOf, listRequest } from '#platform/http'
import { CHECK_IN_DECISIONS } from './wire'

/** Lists and calls of the check-ins that a manager reviews (domain/leads.md 5 'signals'). */

export const REVIEW_TABS = ['toReview', 'reviewed'] as const
/** `pending`: sent so late that they do not count until they are accepted. */
export const reviewFilters = defineFilters({ pending: by.flag })
/** Search parameters of the check-ins to review; `id` is the one that is shown. */
export const reviewSearch = {
  tab: v.optional(v.picklist(REVIEW_TABS)),
  ...reviewFilters.entries,
  id: v.optional(recordId),
}

/** The calls of an area for its check-ins to review; `review` is the schema of one (`reviewedEntries`). */
export function checkInReviewCalls<R extends v.GenericSchema>({ get, post }: ReturnType<typeof callsOf>, review: R) {
  return {
    list: get('/checkIns', {
      about: 'One page of the check-ins of my organisation that need a second look, or that had one; latest first.',
      request: listRequest(reviewFilters, { tab: v.picklist(REVIEW_TABS) }),
      response: listOf(review),
    }),
    read: get('/checkIns/{id}', {
      send: 'path',
      about: 'One of these check-ins.',
      request: v.object({ id: v.string() }),
      response: review,
    }),
    /** The second manager is refused with a code of the area, and learns who was first. */
    decide: post('/checkIns/{id}/decide', {
      send: 'path',
      about:
        'Accepts a check-in, which then counts at its own time, or rejects it with a comment: it does not count then.',
      request: v.object({
        id: v.string(),
        version: v.number(),
        decision: v.picklist(CHECK_IN_DECISIONS),
        comment: v.optional(v.string()),
      }),
      response: review,
    }),
  }
}

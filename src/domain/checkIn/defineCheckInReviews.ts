import type * as v from 'valibot'
import type { Route } from '#base/routes'
import { REVIEW_TABS, reviewFilters } from '#domain/checkIn/rules'
import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import type { ReviewedCheckIn } from './CheckInReview'
import type { checkInReviewCalls } from './rules/reviewCalls'

type Schema<R> = v.GenericSchema<unknown, R>

/**
 * The stores of an area's check-ins to review: rows and list, opened ones, and a manager's two decisions. `decided`:
 * what shows the check-in elsewhere is stale.
 */
export function defineCheckInReviews<R extends ReviewedCheckIn>(
  area: string,
  route: Route,
  review: Schema<R>,
  { list, read, decide }: ReturnType<typeof checkInReviewCalls<Schema<R>>>,
  decided: (core: Core, review: R) => void,
) {
  const rows = defineRows<R>(`${area}.reviewRows`)
  const records = defineRecords<R>(`${area}.reviews`, {
    rows,
    read: (id) => queryOf(read, { id }),
    current: currentBy(review),
  })
  const after = (core: Core, review: R) => {
    core.store(rows).invalidate()
    decided(core, review)
  }
  const deciding = (decision: 'accept' | 'reject') =>
    defineMove(
      records,
      decision,
      ({ id, version }, { reason: comment }: { readonly reason: string }) =>
        queryOf(decide, { id, version, decision, ...(comment && { comment }) }),
      { after },
    )
  return {
    rows,
    records,
    accept: deciding('accept'),
    reject: deciding('reject'),
    listing: defineList({
      route,
      rows,
      filters: reviewFilters,
      texts: 'reviews',
      tabs: REVIEW_TABS,
      query: ({ tab, filter }, page) => queryOf(list, { tab, ...filter, page }),
      leaves: ({ review }, { tab }) => tab === 'toReview' && review !== undefined,
    }),
  }
}

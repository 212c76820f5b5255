import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import { decideReview, getReview, listReviews, type Review, reviewSchema } from '../api'
import { checkInReviews } from '../routes'
import { REVIEW_TABS, reviewFilters } from '../rules/filters'
import { leadStore } from './LeadStore'
import { leadRecords, leadTouched } from './leadRecords'

/** Check-ins that a manager reviews (domain/leads.md 5 'signals'). */

export const reviewRows = defineRows<Review>('leads.reviewRows')

export const reviewList = defineList({
  route: checkInReviews,
  rows: reviewRows,
  filters: reviewFilters,
  texts: 'reviews',
  tabs: REVIEW_TABS,
  query: ({ tab, filter }, page) => queryOf(listReviews, { tab, ...filter, page }),
})

export const reviews = defineRecords<Review>('leads.reviews', {
  rows: reviewRows,
  read: (id) => queryOf(getReview, { id }),
  current: currentBy(reviewSchema),
})

/** The lead shows what was decided about its check-in, and no longer counts a rejected one. */
function leadReviewed(core: Core, { leadId }: Review): void {
  core.store(reviewRows).invalidate()
  core.store(leadStore).invalidate()
  core.store(leadRecords).of(leadId).invalidateAll()
  leadTouched(core, leadId)
}

const decided = (decision: 'accept' | 'reject') =>
  defineMove(
    reviews,
    decision,
    ({ id, version }, { reason: comment }: { readonly reason: string }) =>
      queryOf(decideReview, { id, version, decision, ...(comment && { comment }) }),
    { after: leadReviewed },
  )

export const accept = decided('accept')
export const reject = decided('reject')

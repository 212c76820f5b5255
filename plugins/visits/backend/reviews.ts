import type { SimHandler } from '#harness/backend/contract'
import { checkInReviews, picked } from '#harness/backend/kit'
import { reviewCalls } from '../api'
import { notifyReviewed } from './messages'
import { clocks, foundAt, mayReview, type SimClock } from './records'
import { refuse } from './refuse'

/** Check-ins at customers that need a manager's review; those at leads are reviewed there (domain/leads.md 5). */
export const reviewHandlers: readonly SimHandler[] = checkInReviews<SimClock>({
  records: clocks,
  right: 'visit.review',
  may: mayReview,
  calls: reviewCalls,
  site: (record, context) => ({ visit: picked(foundAt(record, context), 'name', 'nameEn', 'point') }),
  decidedBefore: refuse.decided,
  after: (record, decision, _, context) => notifyReviewed(record.by, foundAt(record, context), decision, context),
})

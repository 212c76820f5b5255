import type { SimContext, SimHandler } from '#harness/backend/contract'
import { checkInReviews, picked, refusal } from '#harness/backend/kit'
import { reviewCalls } from '../api'
import { notifyReviewed } from './messages'
import { clocks, mayReview, type SimClock, type SimVisit, visitKind } from './records'
import { refuse } from './refuse'

function visitOf({ visitId }: SimClock, { store }: SimContext): SimVisit {
  const visit = store.table(visitKind).get(visitId)
  if (!visit) throw refusal(4004)
  return visit
}

/** Check-ins at customers that need a manager's review; those at leads are reviewed there (domain/leads.md 5). */
export const reviewHandlers: readonly SimHandler[] = checkInReviews<SimClock>({
  records: clocks,
  right: 'visit.review',
  may: mayReview,
  calls: reviewCalls,
  site: (record, context) => ({ visit: picked(visitOf(record, context), 'name', 'nameEn', 'point') }),
  decidedBefore: refuse.decided,
  after: (record, decision, _, context) => notifyReviewed(record.by, visitOf(record, context), decision, context),
})

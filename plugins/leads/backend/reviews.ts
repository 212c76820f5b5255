import type { SimContext } from '#harness/backend/contract'
import { checkInReviews, refusal } from '#harness/backend/kit'
import { reviewCalls } from '../api/clockIns'
import { afterContact, withoutContact } from './handlers/tracks'
import { checkIns, mayReview } from './leads'
import { notifyReviewed } from './messages'
import { leadKind, type SimClockIn, type SimLead } from './records'
import { leadRefusal } from './refuse'

function leadOf({ clueId }: SimClockIn, { store }: SimContext): SimLead {
  const lead = store.table(leadKind).get(clueId)
  if (!lead) throw refusal(4004)
  return lead
}

/** Check-ins that need a manager's review (domain/leads.md 5 'signals'). */
export const reviewHandlers = checkInReviews<SimClockIn>({
  records: checkIns,
  right: 'lead.assign',
  may: mayReview,
  calls: reviewCalls,
  site: (record, context) => {
    const { name, nameEn, point } = leadOf(record, context)
    return { clue: { name, nameEn, point } }
  },
  decidedBefore: (by) => leadRefusal(4107, by),
  after: (record, decision, didCount, context) => {
    const lead = leadOf(record, context)
    const isContact = record.kind !== 'leave'
    if (isContact && decision === 'accept' && !didCount)
      afterContact(lead, { kind: 'checkIn', at: record.at, by: record.by }, context)
    if (isContact && decision === 'reject' && didCount) withoutContact(lead, context)
    notifyReviewed(record.by, lead, decision, context)
  },
})

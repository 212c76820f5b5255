import { defineCheckInReviews } from '#domain/checkIn'
import type { Core } from '#platform/core'
import { type Review, reviewCalls, reviewSchema } from '../api'
import { checkInReviews } from '../routes'
import { leadStore } from './LeadStore'
import { leadRecords, leadTouched } from './leadRecords'

/** The lead shows what was decided about its check-in, and no longer counts a rejected one. */
function leadReviewed(core: Core, { leadId }: Review): void {
  core.store(leadStore).invalidate()
  core.store(leadRecords).of(leadId).invalidateAll()
  leadTouched(core, leadId)
}

/** Check-ins that a manager reviews (domain/leads.md 5 'signals'). */
export const reviews = defineCheckInReviews('leads', checkInReviews, reviewSchema, reviewCalls, leadReviewed)
export const reviewList = reviews.listing

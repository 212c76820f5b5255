import { defineCheckInReviews } from '#domain/checkIn'
import { reviewCalls, reviewSchema } from '../api'
import { checkInReviews } from '../routes'

/** Check-ins that a manager reviews (domain/leads.md 5 'signals'). */
export const reviews = defineCheckInReviews('leads', checkInReviews, reviewSchema, reviewCalls)
export const reviewList = reviews.listing

import { defineCheckInReviews } from '#domain/checkIn'
import { review, reviewCalls } from './api'
import { visitCheckIns } from './routes'

/** Check-ins at customers that a manager reviews (domain/leads.md 5 'signals'). */
export const reviews = defineCheckInReviews('visits', visitCheckIns, review, reviewCalls)
export const reviewList = reviews.listing

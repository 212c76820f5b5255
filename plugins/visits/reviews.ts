import { defineCheckInReviews } from '#domain/checkIn'
import { review, reviewCalls } from './api'
import { visitCheckIns } from './routes'
import { visits, visitsChanged } from './stores'

/** Check-ins at customers that a manager reviews (domain/leads.md 5 'signals'). */
export const reviews = defineCheckInReviews('visits', visitCheckIns, review, reviewCalls, (core, { visitId }) => {
  visitsChanged(core)
  core.store(visits).of(visitId).invalidateAll()
})
export const reviewList = reviews.listing

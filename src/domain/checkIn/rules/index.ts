// When a check-in counts, without React, so that simulators run it in plain Node (domain/leads.md 5).

export {
  CHECK_IN_PHOTOS,
  countsAlone,
  dwellMinutes,
  FIX_MAX_AGE,
  isLate,
  isSignal,
  needsReview,
  POOR_ACCURACY,
  REASON_TEXT,
  type Signal,
  signalsOf,
  ZONE_RADIUS,
  zoneOf,
} from './checkIn'
export { checkInFields, correctionNote, type Fix, isAway, pressFields, requiredReason, saysWhy } from './fields'
export { checkInReviewCalls, REVIEW_TABS, reviewFilters, reviewSearch } from './reviewCalls'
export {
  CHECK_IN_DECISIONS,
  checkInEntries,
  isArrival,
  reviewedEntries,
  sentCheckInEntries,
  withPending,
} from './wire'

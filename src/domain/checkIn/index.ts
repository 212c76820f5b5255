export { type Arrival, openArrival, readWaiting, type WaitingCheckIn } from './arrival'
export { CheckInBody, CheckInMap } from './CheckInBody'
export {
  CheckInCells,
  type CheckInCellsProps,
  CheckInHistory,
  type CheckInHistoryProps,
  type CheckInList,
  type Correction,
} from './CheckInHistory'
export { CheckInInputs, type CheckInInputsProps } from './CheckInInputs'
export { CheckInPage, type CheckInPageProps } from './CheckInPage'
export {
  CheckInReview,
  type CheckInReviewProps,
  CheckInReviewTag,
  type ReviewedCheckIn,
} from './CheckInReview'
export { CheckInReviewList, type CheckInReviewListProps, type ReviewedSite } from './CheckInReviewList'
export {
  CHECK_IN_REFUSED,
  type CheckInRecord,
  checkInRequest,
  checkInValues,
  NO_CHECK_IN,
  NOT_PRESSED,
  type Pressed,
  pressedBy,
  pressOf,
} from './checkIn'
export { defineCheckInReviews } from './defineCheckInReviews'
export { type SiteCheckIn, type SiteEvent, SiteTimeline, type SiteTrack } from './SiteTimeline'
export { useArrival, useStay } from './useArrival'
export { useBegun } from './useBegun'
export { useCheckInEvents } from './useCheckInEvents'
export { useCheckInWords } from './useCheckInWords'
export { type FoundFix, useFix } from './useFix'
export { usePress } from './usePress'

export {
  CHECK_IN_PHOTOS,
  type CheckInFacts,
  countsAlone,
  dwellMinutes,
  FIX_MAX_AGE,
  isLate,
  isSignal,
  needsReview,
  POOR_ACCURACY,
  REASON_TEXT,
  SIGNALS,
  type Signal,
  signalsOf,
  ZONE_RADIUS,
} from './checkIn'
export { toGcj02 } from './gcj02'
export { type MapAt, mapAt, mapAtText } from './mapAt'
export { crossesItself, holds, overlaps } from './rings'
export { MOST_STOPS, measured, type Route, type Stop, shortRoute } from './route'
export { areaOf, distanceBetween, EARTH_RADIUS, type Point, type Zone, zoneOf } from './sphere'

/** Rules of a check-in, as all areas have them, for this area's simulator. */
export {
  CHECK_IN_PHOTOS,
  countsAlone,
  dwellMinutes,
  needsReview,
  REASON_TEXT,
  type Signal,
  signalsOf,
} from '#src/geo'

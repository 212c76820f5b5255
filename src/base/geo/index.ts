export { toGcj02 } from './gcj02'
export { type MapAt, mapAt, mapAtText } from './mapAt'
export { crossesItself, holds, overlaps } from './rings'
export { MOST_STOPS, measured, type Route, type Stop, shortRoute } from './route'
export { areaOf, distanceBetween, EARTH_RADIUS, type PlaceRef, type Point } from './sphere'

/** WGS-84 to GCJ-02: loaded by the first position. */
export const loadGcj02 = () => import('./gcj02')

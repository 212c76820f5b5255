export { toGcj02 } from './gcj02'
export { MOST_STOPS, measured, type Route, type Stop, shortRoute } from './route'
export { areaOf, distanceBetween, type Point, type Zone, zoneOf } from './sphere'

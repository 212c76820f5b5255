export { toGcj02 } from './gcj02'
export { type MapAt, mapAt, mapAtText } from './mapAt'
export { MOST_STOPS, measured, type Route, type Stop, shortRoute } from './route'
export { areaOf, distanceBetween, EARTH_RADIUS, type Point, type Zone, zoneOf } from './sphere'

import { EARTH_RADIUS, type Point } from '#base/geo'
import type { MapBounds, MapPlace } from './types'

/** The projection of web maps: the world as a square, from 0 to 1 in both directions, north up. */

/** Width of the world at zoom 0. px */
const TILE = 256
/** Farther north and south the square ends. */
const MOST_LATITUDE = 85.0511287798
const RADIAN = Math.PI / 180

/** Place of a point in the square. */
export function toUnit({ lng, lat }: Point): MapPlace {
  const sine = Math.sin(Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * RADIAN)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** The point at a place in the square. */
export function fromUnit({ x, y }: MapPlace): Point {
  return { lng: (x - 0.5) * 360, lat: 90 - (2 * Math.atan(Math.exp((y - 0.5) * 2 * Math.PI))) / RADIAN }
}

/** Width of the world at a zoom. px */
export const worldSize = (zoom: number): number => TILE * 2 ** zoom

/** Metres per pixel at a latitude, on the sphere that distances are computed on. m */
export function metresPerPixel(lat: number, zoom: number): number {
  return (2 * Math.PI * EARTH_RADIUS * Math.cos(lat * RADIAN)) / worldSize(zoom)
}

/** The smallest bounds around points; undefined around none. */
export function boundsOf(points: Iterable<Point>): MapBounds | undefined {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { lng, lat } of points) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return west <= east ? { west, south, east, north } : undefined
}

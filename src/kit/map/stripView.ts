import { distanceBetween, type Point } from '#base/geo'
import { fromUnit, metresPerPixel, toUnit, worldSize } from './mercator'
import { multiples, stepAt } from './plainBase'
import type { MapPosition } from './types'

/**
 * Space that places have to fit into, and how far below the strip's centre its own place is: a pin is above its place,
 * the distance below; `covered` and `coveredZone` leave free what a check-in covers at the top. px at design size
 */
const ROOMS = {
  zone: { width: 270, height: 136, down: 0 },
  way: { width: 250, height: 84, down: 6 },
  covered: { width: 250, height: 80, down: 29 },
  coveredZone: { width: 270, height: 110, down: 14 },
  pin: { width: 270, height: 136, down: 18 },
  route: { width: 280, height: 76, down: 0 },
} as const
/** The rendered area around the centre: the widest screen and the highest strip that details use. px at design size */
const REACH = { x: 290, y: 160 } as const
/** The same of the low strip of a route. */
const LOW_REACH = { x: 290, y: 66 } as const
const MOST_ZOOM = 17.5
const LEAST_ZOOM = 3
/** Width of a tile at a whole zoom. px */
const TILE = 256

/** A still view: places in px from the middle of the strip, at design size. */
export interface StripView {
  readonly zoom: number
  readonly x: (point: Point) => number
  readonly y: (point: Point) => number
  /** Metres per px. m */
  readonly metres: number
  /** How far around the middle it is rendered. px at design size */
  readonly reach: { readonly x: number; readonly y: number }
  /** Of the middle, in px of the world. */
  readonly middle: { readonly x: number; readonly y: number }
}

/** Chosen so that the record, its zone and the person are in sight; at whole zooms where there are tiles. */
export function stripView(
  point: Point,
  me: MapPosition | undefined,
  radius: number | undefined,
  hasTiles: boolean,
  isCovered = false,
): StripView {
  const place = toUnit(point)
  const half = radius === undefined ? 0 : radius / (metresPerPixel(point.lat, 0) * worldSize(0))
  const other = me ? toUnit(me) : place
  const isInZone = radius !== undefined && (!me || distanceBetween(point, me) <= radius)
  const [zone, way] = isCovered ? (['coveredZone', 'covered'] as const) : (['zone', 'way'] as const)
  const room = ROOMS[isInZone ? zone : me ? way : 'pin']
  const box = {
    west: Math.min(place.x - half, other.x),
    east: Math.max(place.x + half, other.x),
    north: Math.min(place.y - half, other.y),
    south: Math.max(place.y + half, other.y),
  }
  return fitted(box, room, point.lat, hasTiles)
}

/** Chosen so that all stops of a route are in sight, and the person beside them; tiles are scaled to its zoom. */
export function routeView(points: readonly [Point, ...Point[]]): StripView {
  const places = points.map(toUnit)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const box = { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) }
  return { ...fitted(box, ROOMS.route, points[0].lat, false), reach: LOW_REACH }
}

interface Box {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

/** The view in which a box, in units of the world, just fits into a room. */
function fitted(
  { west, east, north, south }: Box,
  room: (typeof ROOMS)[keyof typeof ROOMS],
  lat: number,
  hasTiles: boolean,
): StripView {
  const fit = Math.log2(Math.min(room.width / (east - west), room.height / (south - north)) / worldSize(0))
  const bounded = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, fit))
  const zoom = hasTiles ? Math.floor(bounded) : bounded
  const world = worldSize(zoom)
  const middle = { x: ((west + east) / 2) * world, y: ((north + south) / 2) * world - room.down }
  return {
    zoom,
    reach: REACH,
    middle,
    x: (at) => toUnit(at).x * world - middle.x,
    y: (at) => toUnit(at).y * world - middle.y,
    metres: metresPerPixel(lat, zoom),
  }
}

/** Lines of longitude and latitude, as a path. */
export function linesIn(view: StripView): string {
  const { zoom, middle, reach } = view
  const world = worldSize(zoom)
  const step = stepAt(zoom, 1)
  const corner = (sign: 1 | -1) =>
    fromUnit({ x: (middle.x + sign * reach.x) / world, y: (middle.y + sign * reach.y) / world })
  const [northWest, southEast] = [corner(-1), corner(1)]
  const meridians = multiples(northWest.lng, southEast.lng, step).map((lng) => view.x({ lng, lat: 0 }))
  const parallels = multiples(southEast.lat, northWest.lat, step).map((lat) => view.y({ lng: 0, lat }))
  return [
    ...meridians.map((x) => `M${x} ${-reach.y}V${reach.y}`),
    ...parallels.map((y) => `M${-reach.x} ${y}H${reach.x}`),
  ].join('')
}

/**
 * The tiles of a service whose address has `{z}`, `{x}` and `{y}` (and may have `{s}`, one of a, b, c, and `{theme}`).
 */
export function tilesIn({ zoom, middle, reach }: StripView, address: string, theme: 'light' | 'dark') {
  const whole = Math.round(zoom)
  const size = TILE * 2 ** (zoom - whole)
  const count = 2 ** whole
  const range = (at: number, by: number) => [Math.floor((at - by) / size), Math.floor((at + by) / size)] as const
  const [west, east] = range(middle.x, reach.x)
  const [north, south] = range(middle.y, reach.y)
  const tiles: { href: string; x: number; y: number; size: number }[] = []
  for (let y = Math.max(0, north); y <= Math.min(count - 1, south); y++)
    for (let x = west; x <= east; x++) {
      const column = ((x % count) + count) % count
      const values: Readonly<Record<string, string | number>> = {
        z: whole,
        x: column,
        y,
        s: 'abc'[(x + y) % 3] ?? 'a',
        // As Leaflet does: one tile of double resolution on a fine screen.
        r: devicePixelRatio > 1 ? '@2x' : '',
        theme,
      }
      const href = address.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`)
      tiles.push({ href, x: x * size - middle.x, y: y * size - middle.y, size })
    }
  return tiles
}

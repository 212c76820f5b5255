/** A place in GCJ-02 degrees, as everything on the wire and in our state is. */
export interface Point {
  readonly lng: number
  readonly lat: number
}

/** Mean radius of the earth. m */
export const EARTH_RADIUS = 6_371_008.8
const RADIAN = Math.PI / 180

/** Great-circle distance in m (haversine). */
export function distanceBetween(a: Point, b: Point): number {
  const dLat = Math.sin(((b.lat - a.lat) * RADIAN) / 2)
  const dLng = Math.sin(((b.lng - a.lng) * RADIAN) / 2)
  const h = dLat * dLat + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * dLng * dLng
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * Area of a ring on the sphere in m², in either direction, whether or not its first corner is repeated at its end.
 * A ring that crosses itself has no meaningful area: its loops cancel each other out.
 */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0
  let before = ring[ring.length - 1]
  for (const corner of ring) {
    if (before) {
      const sines = 2 + Math.sin(before.lat * RADIAN) + Math.sin(corner.lat * RADIAN)
      sum += (corner.lng - before.lng) * RADIAN * sines
    }
    before = corner
  }
  return Math.abs((sum * EARTH_RADIUS * EARTH_RADIUS) / 2)
}

/** A place with a name, as a map shows it. */
export interface PlaceRef {
  readonly name: string
  readonly address: string
  readonly point: Point
}

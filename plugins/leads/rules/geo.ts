import type { Position } from './filters'

/** Mean radius of the earth. m */
const RADIUS = 6_371_008.8
const RADIAN = Math.PI / 180

/** Great-circle distance in m (haversine). */
export function distanceBetween(a: Position, b: Position): number {
  const dLat = Math.sin(((b.lat - a.lat) * RADIAN) / 2)
  const dLng = Math.sin(((b.lng - a.lng) * RADIAN) / 2)
  const h = dLat * dLat + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * dLng * dLng
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

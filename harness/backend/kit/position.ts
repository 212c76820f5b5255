import type { Point } from '#base/geo'
import type { Wire } from '../contract'

/** Cache, because sorts and filters read the position for each record. */
const cache = new WeakMap<Wire, Point | null>()

const numberOf = (value: unknown) =>
  value === undefined || value === null || value === '' ? Number.NaN : Number(value)

/** The person's position from `lng` and `lat` of a request; undefined if not transmitted. */
export function positionOf(wire: Wire): Point | undefined {
  let position = cache.get(wire)
  if (position === undefined) {
    const [lng, lat] = [numberOf(wire.lng), numberOf(wire.lat)]
    position = Number.isFinite(lng) && Number.isFinite(lat) ? { lng, lat } : null
    cache.set(wire, position)
  }
  return position ?? undefined
}

import type { Wire } from '../contract'
import type { Point } from '../world'

/** A sort or a filter asks for each record. */
const known = new WeakMap<Wire, Point | null>()

const numberOf = (value: unknown) =>
  value === undefined || value === null || value === '' ? Number.NaN : Number(value)

/** Where the person is, from `lng` and `lat` of a request; undefined when it was not sent. */
export function positionOf(wire: Wire): Point | undefined {
  let position = known.get(wire)
  if (position === undefined) {
    const [lng, lat] = [numberOf(wire.lng), numberOf(wire.lat)]
    position = Number.isFinite(lng) && Number.isFinite(lat) ? { lng, lat } : null
    known.set(wire, position)
  }
  return position ?? undefined
}

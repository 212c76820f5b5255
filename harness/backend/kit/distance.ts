import { distanceBetween, type Point } from '#base/geo'
import type { Wire } from '../contract'
import { positionOf } from './position'
import type { SimFilter } from './where'

/** Distance of a record from the position of a request, for rows and sorts; undefined without either position. m */
export function distanceTo({ point }: { readonly point?: Point }, wire: Wire): number | undefined {
  const from = positionOf(wire)
  return from && point && distanceBetween(from, point)
}

/** A filter by the distance from the position; no effect without a position. m */
export function within<T extends { readonly point?: Point }>(): SimFilter<T> {
  const filter: SimFilter<T> = (value, _, wire) => {
    const most = Number(value)
    if (!Number.isFinite(most)) return undefined
    return (record) => positionOf(wire) === undefined || (distanceTo(record, wire) ?? Number.POSITIVE_INFINITY) <= most
  }
  const finds: SimFilter<T>['finds'] = (record, _, wire) => {
    const distance = distanceTo(record, wire)
    return distance === undefined ? undefined : String(Math.ceil(distance))
  }
  return Object.assign(filter, { finds })
}

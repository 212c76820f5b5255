import type { Point } from '#base/geo'
import type { SimContext } from '../contract'
import { nearest } from '../kit/nearby'
import { companies } from '../kit/ofCompany'
import { PLACES } from './places'
import { companyKind } from './records'

/** Maximum distance of an address. m */
const FAR = 30_000
/** Maximum distance of named companies, the nearest first. m */
const NEAR = 1500
const MOST_NAMES = 6

const SPOTS = Object.values(PLACES)
  .flat()
  .map(({ lng, lat, ...place }) => ({ ...place, point: { lng, lat } }))

/**
 * The address of a point: the nearest road of the nearest built-up area, with a house number that follows from the
 * point; '' if none is near enough.
 */
export function addressAt(from: Point): { readonly address: string; readonly areaCode?: string } {
  const [near] = nearest(SPOTS, from, FAR)
  if (!near) return { address: '' }
  const { address, roads, areaCode } = near.record
  const steps = Math.floor(Math.abs(from.lng * 1e4) + Math.abs(from.lat * 1e4))
  return { address: `${address}${roads[steps % roads.length]}${(steps % 98) + 1}号`, areaCode }
}

/** Names of companies near a point, of those that the employee sees. */
export function namesNear(from: Point, context: SimContext): string[] {
  return nearest(context.store.table(companyKind).values(), from, NEAR)
    .filter(({ record }) => companies.may('customer.whole', record, context))
    .slice(0, MOST_NAMES)
    .map(({ record }) => record.name)
}

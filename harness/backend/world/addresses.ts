import type { Point } from '#base/geo'
import type { SimStore } from '../contract'
import { nearest } from '../kit/nearby'
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
 * The address of a point: the nearest road of the nearest built-up area, with a house number that follows from the point,
 * and names of companies near it; '' if none is near enough.
 */
export function addressAt(from: Point, store: SimStore) {
  const [near] = nearest(SPOTS, from, FAR)
  if (!near) return { address: '', names: [] }
  const { address, roads, areaCode } = near.record
  const steps = Math.floor(Math.abs(from.lng * 1e4) + Math.abs(from.lat * 1e4))
  const companies = nearest(store.table(companyKind).values(), from, NEAR).slice(0, MOST_NAMES)
  return {
    address: `${address}${roads[steps % roads.length]}${(steps % 98) + 1}号`,
    areaCode,
    names: companies.map(({ record }) => record.name),
  }
}

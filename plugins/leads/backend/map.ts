import * as v from 'valibot'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { refusal } from '#harness/backend/kit'
import { companyKind, PLACES } from '#harness/backend/world'
import { distanceBetween, type Point } from '#src/geo'
import { getQueryAddress } from '../api/map'

/** Handlers about places. */

/** Farther away than this no address is known. m */
const FAR = 30_000
/** Names are of what is nearer than this, the nearest first. m */
const NEAR = 1500
const MOST_NAMES = 6

const PLACES_LIST = Object.values(PLACES).flat()

function nearest<T>(all: readonly T[], pointOf: (each: T) => Point | undefined, from: Point) {
  return all
    .flatMap((each) => {
      const point = pointOf(each)
      return point ? [{ each, distance: distanceBetween(from, point) }] : []
    })
    .sort((a, b) => a.distance - b.distance)
}

/** The nearest road of the nearest built-up area, with a house number that follows from the point. */
export function addressOf(from: Point, { store }: SimContext) {
  const [near] = nearest(PLACES_LIST, (place) => place, from)
  if (!near || near.distance > FAR) return { address: '', names: [] }
  const { address, roads, areaCode } = near.each
  const steps = Math.floor(Math.abs(from.lng * 1e4) + Math.abs(from.lat * 1e4))
  const names = nearest([...store.table(companyKind).values()], ({ point }) => point, from)
    .filter(({ distance }) => distance <= NEAR)
    .slice(0, MOST_NAMES)
    .map(({ each }) => each.name)
  return { address: `${address}${roads[steps % roads.length]}${(steps % 98) + 1}号`, areaCode, names }
}

const pointSchema = v.object({ lng: v.pipe(v.unknown(), v.toNumber()), lat: v.pipe(v.unknown(), v.toNumber()) })

export const mapHandlers: readonly SimHandler[] = [
  answer(getQueryAddress, (wire, context) => {
    const from = v.safeParse(pointSchema, wire)
    if (!from.success) throw refusal(4000, { fields: { point: 'invalid' } })
    return addressOf(from.output, context)
  }),
]

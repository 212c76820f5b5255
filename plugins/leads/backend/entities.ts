import { distanceBetween, type Point } from '#base/geo'
import { areaOfAddress, areaPoint } from '#harness/backend/world'
import { ENTITIES, type SimEntity } from './seed/names'

export const entityById = (id: unknown): SimEntity | undefined =>
  Object.values(ENTITIES).find(({ entityId }) => entityId === id)

const MOST = 3
/** A branch this far away is no candidate. km */
const FAR = 100

/** Branches that a place may belong to: the one of its district, then the nearest. `score` 0 to 100. */
export function entitiesFor(address: string, point: Point | undefined) {
  const area = areaOfAddress(address)
  return Object.entries(ENTITIES)
    .flatMap(([code, entity]) => {
      if (area?.startsWith(code)) return [{ ...entity, score: 95 }]
      const centre = areaPoint(code.padEnd(6, '0'))
      if (!point || !centre) return []
      const km = distanceBetween(point, centre) / 1000
      return km > FAR ? [] : [{ ...entity, score: Math.round(90 * (1 - km / FAR)) }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
}

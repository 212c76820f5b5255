import { areaOfAddress, areaPoint } from '#harness/backend/world'
import { distanceBetween, type Point } from '#src/geo'

/** Our branches, by the organisation that works for them. */
export interface SimEntity {
  readonly entityId: string
  readonly name: string
  readonly nameEn: string
}

export const ENTITIES: Readonly<Record<string, SimEntity>> = {
  '440604': { entityId: 'E-440604', name: '禅城分公司', nameEn: 'Chancheng branch' },
  '440605': { entityId: 'E-440605', name: '南海分公司', nameEn: 'Nanhai branch' },
  '440606': { entityId: 'E-440606', name: '顺德分公司', nameEn: 'Shunde branch' },
  '4420': { entityId: 'E-4420', name: '中山公司', nameEn: 'Zhongshan company' },
  '3302': { entityId: 'E-3302', name: '宁波公司', nameEn: 'Ningbo company' },
}

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

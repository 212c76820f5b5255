import { distanceBetween, type Point } from '#src/geo'
import { CORNERS_MAX, type RoofArea } from './roof'

/** Edits of a drawing; each returns another one. */

type Areas = readonly RoofArea[]

const changed = (areas: Areas, id: string, ringOf: (ring: readonly Point[]) => readonly Point[]): RoofArea[] =>
  areas.map((area) => (area.id === id ? { ...area, ring: [...ringOf(area.ring)] } : area))

/** Adds a corner at the end of an area; a full one stays as it is. */
export const addCorner = (areas: Areas, id: string, point: Point) =>
  changed(areas, id, (ring) => (ring.length < CORNERS_MAX ? [...ring, point] : ring))

export const insertCorner = (areas: Areas, id: string, after: number, point: Point) =>
  changed(areas, id, (ring) =>
    ring.length < CORNERS_MAX ? [...ring.slice(0, after + 1), point, ...ring.slice(after + 1)] : ring,
  )

export const moveCorner = (areas: Areas, id: string, index: number, point: Point) =>
  changed(areas, id, (ring) => ring.map((corner, at) => (at === index ? point : corner)))

/** Removes a corner; the area goes with its last one. */
export const removeCorner = (areas: Areas, id: string, index: number) =>
  changed(areas, id, (ring) => ring.filter((_, at) => at !== index)).filter(
    (area) => area.id !== id || area.ring.length > 0,
  )

export const removeArea = (areas: Areas, id: string) => areas.filter((area) => area.id !== id)

/** An id that no area has. */
export function freshId(areas: Areas): string {
  const numbers = areas.map(({ id }) => Number(/^A-(\d+)$/.exec(id)?.[1] ?? 0))
  return `A-${Math.max(0, ...numbers) + 1}`
}

/**
 * The corner that a finger means: the nearest one of another area, or of the same but another corner, within `reach` m;
 * else the place itself. Common corners make common edges.
 */
export function snapped(
  areas: Areas,
  point: Point,
  reach: number,
  own?: { readonly id: string; readonly index: number },
) {
  let best = point
  let least = reach
  for (const { id, ring } of areas) {
    ring.forEach((corner, index) => {
      if (own && own.id === id && own.index === index) return
      const distance = distanceBetween(corner, point)
      if (distance > least) return
      least = distance
      best = corner
    })
  }
  return best
}

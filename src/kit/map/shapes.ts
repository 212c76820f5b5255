import { distanceBetween, type Point } from '#base/geo'

/** An area on the map. Its ring is not closed. */
export interface MapShape {
  readonly id: string
  readonly ring: readonly Point[]
}

/** Edits of a drawing; each returns another one. */

/** Another ring for one shape; a shape goes with its last corner. */
export function withRing<S extends MapShape>(
  shapes: readonly S[],
  id: string,
  ringOf: (ring: readonly Point[]) => readonly Point[],
): S[] {
  return shapes
    .map((shape) => (shape.id === id ? { ...shape, ring: [...ringOf(shape.ring)] } : shape))
    .filter(({ id: each, ring }) => each !== id || ring.length > 0)
}

/** Adds a corner behind another; `most` corners are enough. */
export const insertCorner = (ring: readonly Point[], after: number, point: Point, most: number) =>
  ring.length < most ? [...ring.slice(0, after + 1), point, ...ring.slice(after + 1)] : ring

/** An id that no shape has. */
export function freshId(shapes: readonly MapShape[]): string {
  const numbers = shapes.map(({ id }) => Number(/^A-(\d+)$/.exec(id)?.[1] ?? 0))
  return `A-${Math.max(0, ...numbers) + 1}`
}

/**
 * The corner near a tap: the nearest one of another shape, or of the same but another corner, within `reach` m; else
 * the tapped place. Shared corners make shared edges.
 */
export function snapped(
  shapes: readonly MapShape[],
  point: Point,
  reach: number,
  own?: { readonly id: string; readonly index: number },
): Point {
  let best = point
  let least = reach
  for (const { id, ring } of shapes) {
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

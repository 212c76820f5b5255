import type { Point } from './sphere'

/** Rings: areas by their corners, of which the last is joined to the first. */

type Edge = readonly [Point, Point]

const edgesOf = (ring: readonly Point[]): Edge[] =>
  ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner])

/** Which side of a→b a point is on; 0 on the line, to about a millimetre. */
function side(a: Point, b: Point, point: Point): number {
  const cross = (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng)
  const length = Math.hypot(b.lng - a.lng, b.lat - a.lat)
  return length === 0 || Math.abs(cross) / length < 1e-8 ? 0 : Math.sign(cross)
}

/** True if two edges cross between their ends; edges that only touch do not. */
function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** True if edges cross or overlap, or if a corner is on an edge that is not its own. */
export function crossesItself(ring: readonly Point[]): boolean {
  const edges = edgesOf(ring)
  return edges.some((edge, index) =>
    edges.some((other, at) => {
      if (at <= index) return false
      const isNext = at === index + 1 || (index === 0 && at === edges.length - 1)
      return isNext ? turnsBack(edge, other) : cross(edge, other) || touches(edge, other) || touches(other, edge)
    }),
  )
}

const touches = ([a, b]: Edge, [c, d]: Edge) => liesOn(c, [a, b]) || liesOn(d, [a, b])

/** True if two consecutive edges overlap. */
function turnsBack([a, b]: Edge, [c, d]: Edge): boolean {
  const [from, middle, to] = samePlace(b, c) ? [a, b, d] : [c, d, b]
  return liesOn(to, [from, middle]) || liesOn(from, [middle, to])
}

const samePlace = (a: Point, b: Point) => a.lng === b.lng && a.lat === b.lat

function liesOn(point: Point, [a, b]: Edge): boolean {
  if (side(a, b, point) !== 0) return false
  const within = (value: number, from: number, to: number) =>
    value >= Math.min(from, to) - 1e-8 && value <= Math.max(from, to) + 1e-8
  return within(point.lng, a.lng, b.lng) && within(point.lat, a.lat, b.lat)
}

/** Inside a ring, not on its edge. */
function isInside(ring: readonly Point[], point: Point): boolean {
  let inside = false
  for (const [a, b] of edgesOf(ring)) {
    if (liesOn(point, [a, b])) return false
    if (a.lat > point.lat === b.lat > point.lat) continue
    if (point.lng < a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) inside = !inside
  }
  return inside
}

const isOutside = (ring: readonly Point[], point: Point) =>
  !isInside(ring, point) && !edgesOf(ring).some((edge) => liesOn(point, edge))

/** Corners and middles of edges: enough to distinguish rings that do not cross. */
const samples = (ring: readonly Point[]): Point[] => [
  ...ring,
  ...edgesOf(ring).map(([a, b]) => ({ lng: (a.lng + b.lng) / 2, lat: (a.lat + b.lat) / 2 })),
]

const cutEachOther = (one: readonly Point[], other: readonly Point[]) =>
  edgesOf(one).some((edge) => edgesOf(other).some((against) => cross(edge, against)))

/** True if `inner` is within `outer`; it may touch its edge. */
export function holds(outer: readonly Point[], inner: readonly Point[]): boolean {
  return !cutEachOther(outer, inner) && samples(inner).every((point) => !isOutside(outer, point))
}

/** Two rings cover the same ground somewhere; neighbours with a common edge do not. */
export function overlaps(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    cutEachOther(one, other) ||
    samples(one).some((point) => isInside(other, point)) ||
    samples(other).some((point) => isInside(one, point)) ||
    samples(one).every((point) => !isOutside(other, point))
  )
}

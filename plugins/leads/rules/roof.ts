import { areaOf, type Point } from '#src/geo'
import { round } from './numbers'

/** Roof areas and what a PV system on them gives (domain/leads.md 5, 'roof'). Geometry in GCJ-02 degrees. */

export const ROOF_KINDS = ['metal', 'flat'] as const
export type RoofKind = (typeof ROOF_KINDS)[number]

/** Usable share of a roof's area (assumed). */
export const USABLE: Readonly<Record<RoofKind, number>> = { metal: 0.6, flat: 0.5 }
/** Peak output per usable m² (assumed). kWp */
export const PEAK_PER_M2 = 0.2
/** Hours a year at full output (assumed). */
export const FULL_HOURS = 1050
/** Steepest roof that can be entered. Degrees */
export const TILT_MAX = 60
/** Maximum number of areas, and of corners of an area. */
export const AREAS_MAX = 40
export const CORNERS_MAX = 200

/** A roof, or an area in a roof that carries no panels. `ring` is not closed. */
export interface RoofArea {
  readonly id: string
  readonly kind: 'roof' | 'exclusion'
  /** Of a roof. */
  readonly roofKind: RoofKind
  readonly ring: readonly Point[]
}

export interface RoofEstimate {
  /** m² of the roofs, of the areas left out, and what remains. */
  readonly roofs: number
  readonly excluded: number
  readonly net: number
  /** kWp */
  readonly peak: number
  /** kWh/y */
  readonly energy: number
}

/** Areas and yield of a roof; areas with fewer than three corners do not count. The tilt does not enter: areas are plan areas. */
export function roofEstimate(areas: readonly RoofArea[]): RoofEstimate {
  const roofs = areas.filter(({ kind }) => kind === 'roof')
  let excluded = 0
  let usable = 0
  for (const { ring, roofKind } of roofs) usable += areaOf(ring) * USABLE[roofKind]
  for (const { ring } of areas.filter(({ kind }) => kind === 'exclusion')) {
    const around = roofs.find((roof) => holds(roof.ring, ring))
    if (!around) continue
    excluded += areaOf(ring)
    usable -= areaOf(ring) * USABLE[around.roofKind]
  }
  const whole = roofs.reduce((sum, { ring }) => sum + areaOf(ring), 0)
  const peak = round(usable * PEAK_PER_M2)
  return {
    roofs: round(whole),
    excluded: round(excluded),
    net: round(whole - excluded),
    peak,
    energy: peak * FULL_HOURS,
  }
}

/** Why an area cannot be saved: fewer than three corners, crosses itself, not within a roof, lies over another area. */
export type RoofProblem = 'corners' | 'crossing' | 'outside' | 'overlap'

/** Problems by area id. */
export function roofProblems(areas: readonly RoofArea[]): ReadonlyMap<string, RoofProblem> {
  const found = new Map<string, RoofProblem>()
  for (const area of areas) {
    const problem = problemOf(area, areas)
    if (problem) found.set(area.id, problem)
  }
  return found
}

function problemOf(area: RoofArea, areas: readonly RoofArea[]): RoofProblem | undefined {
  const { ring, kind } = area
  if (ring.length < 3 || areaOf(ring) < 1) return 'corners'
  if (crossesItself(ring)) return 'crossing'
  const same = areas.filter((other) => other !== area && other.kind === kind && other.ring.length >= 3)
  if (same.some((other) => overlaps(ring, other.ring))) return 'overlap'
  const roofs = areas.filter((other) => other.kind === 'roof')
  if (kind === 'exclusion' && !roofs.some((roof) => holds(roof.ring, ring))) return 'outside'
  return undefined
}

type Edge = readonly [Point, Point]

const edgesOf = (ring: readonly Point[]): Edge[] =>
  ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner])

/** Which side of a→b a point lies on; 0 on the line, to about a millimetre. */
function side(a: Point, b: Point, point: Point): number {
  const cross = (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng)
  const length = Math.hypot(b.lng - a.lng, b.lat - a.lat)
  return length === 0 || Math.abs(cross) / length < 1e-8 ? 0 : Math.sign(cross)
}

/** True if two edges cross between their ends; edges that only touch do not. */
function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** A corner that lies inside an edge that is not its own pinches the ring as well. */
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

/** Two edges in a row that lie on each other. */
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

/** Corners and middles of edges: enough to tell rings apart that do not cross. */
const samples = (ring: readonly Point[]): Point[] => [
  ...ring,
  ...edgesOf(ring).map(([a, b]) => ({ lng: (a.lng + b.lng) / 2, lat: (a.lat + b.lat) / 2 })),
]

const cutEachOther = (one: readonly Point[], other: readonly Point[]) =>
  edgesOf(one).some((edge) => edgesOf(other).some((against) => cross(edge, against)))

/** `inner` lies within `outer`; it may touch its edge. */
export function holds(outer: readonly Point[], inner: readonly Point[]): boolean {
  return !cutEachOther(outer, inner) && samples(inner).every((point) => !isOutside(outer, point))
}

/** Two rings cover the same ground somewhere; neighbours with a common edge do not. */
function overlaps(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    cutEachOther(one, other) ||
    samples(one).some((point) => isInside(other, point)) ||
    samples(other).some((point) => isInside(one, point)) ||
    samples(one).every((point) => !isOutside(other, point))
  )
}

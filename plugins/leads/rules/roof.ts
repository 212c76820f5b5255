import * as v from 'valibot'
import { areaOf, crossesItself, EARTH_RADIUS, holds, overlaps, type Point } from '#base/geo'
import { sumOf } from '#base/quantities'
import { round } from './numbers'

/** Roof areas and the yield of a PV system on them (domain/leads.md 5, 'roof'). Geometry in GCJ-02 degrees. */

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

/** A roof, or an area in a roof that carries no panels. `ring` is not closed; `roofKind` counts for a roof. */
export const roofArea = v.object({
  id: v.string(),
  kind: v.picklist(['roof', 'exclusion']),
  roofKind: v.picklist(ROOF_KINDS),
  ring: v.array(v.object({ lng: v.number(), lat: v.number() })),
})
export type RoofArea = v.InferOutput<typeof roofArea>

export interface RoofEstimate {
  /** m² of the roofs, of the excluded areas, and of the remaining area. */
  readonly roofs: number
  readonly excluded: number
  readonly net: number
  /** kWp */
  readonly peak: number
  /** kWh/y */
  readonly energy: number
}

/**
 * Areas and yield of a roof; areas with fewer than three corners do not count. The tilt does not enter: areas are plan
 * areas.
 */
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
  const whole = sumOf(roofs, ({ ring }) => areaOf(ring))
  const peak = round(usable * PEAK_PER_M2)
  return {
    roofs: round(whole),
    excluded: round(excluded),
    net: round(whole - excluded),
    peak,
    energy: peak * FULL_HOURS,
  }
}

/** Room between roofs that are entered by their size. m */
const ROOF_GAP = 5
const DEGREE = (Math.PI / 180) * EARTH_RADIUS

/**
 * The corners of a roof of this length (west to east) and width, around a point, or beside the roofs that are there.
 * m
 */
export function rectangleOf(length: number, width: number, around: Point, areas: readonly RoofArea[]): Point[] {
  const east = Math.max(...areas.flatMap(({ ring }) => ring.map(({ lng }) => lng)))
  const metre = 1 / (DEGREE * Math.cos((around.lat * Math.PI) / 180))
  const west = Number.isFinite(east) ? east + ROOF_GAP * metre : around.lng - (length / 2) * metre
  const [south, north] = [around.lat - width / 2 / DEGREE, around.lat + width / 2 / DEGREE]
  const right = west + length * metre
  return [
    { lng: west, lat: north },
    { lng: right, lat: north },
    { lng: right, lat: south },
    { lng: west, lat: south },
  ]
}

/** Why an area cannot be saved: fewer than three corners, crosses itself, not within a roof, overlaps another area. */
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

import { Cover } from './Cover'
import { toUnit, worldSize } from './mercator'
import type { Look } from './sprites'
import { MARK_KINDS, type MapPlace, type MapPoint, PINS } from './types'

/** A part of the map at a zoom. px of the world at that zoom */
export interface Area {
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far a mark reaches beyond its place: a pin upwards, the others with their shadow. px at design size */
const REACH = 48

/** Thousands of marks as plain numbers: covered marks are skipped when rendering, and a tap finds the nearest. */
export class MarkTable {
  /** From back to front: those of the route are in front of the due ones, and so on. */
  readonly points: readonly MapPoint[]
  /** Looks that occur; `lookOf` gives the index of a mark's. */
  readonly looks: readonly Look[]
  readonly lookOf: Uint8Array
  /** Places in the unit square of the projection. */
  readonly x: Float64Array
  readonly y: Float64Array

  constructor(points: readonly MapPoint[]) {
    this.points = MARK_KINDS.flatMap((kind) => points.filter((point) => point.kind === kind))
    this.x = new Float64Array(points.length)
    this.y = new Float64Array(points.length)
    this.lookOf = new Uint8Array(points.length)
    const looks = new Map<string, { look: Look; index: number }>()
    this.points.forEach((point, index) => {
      const { kind, stage, number } = point
      const key = `${kind} ${stage} ${number ?? ''}`
      const known = looks.get(key) ?? { look: { kind, stage, number }, index: looks.size }
      looks.set(key, known)
      this.lookOf[index] = known.index
      const { x, y } = toUnit(point)
      this.x[index] = x
      this.y[index] = y
    })
    this.looks = [...looks.values()].map(({ look }) => look)
  }

  /** Number of places in an area. */
  countIn({ zoom, x, y, width, height }: Area): number {
    const world = worldSize(zoom)
    let count = 0
    for (let index = 0; index < this.x.length; index++) {
      const dx = (this.x[index] ?? 0) * world - x
      const dy = (this.y[index] ?? 0) * world - y
      if (dx >= 0 && dx <= width && dy >= 0 && dy <= height) count += 1
    }
    return count
  }

  /** Indices of the marks that are visible in an area, back to front; `scale` px for a design px. */
  visibleIn(area: Area, scale: number): Int32Array {
    const world = worldSize(area.zoom)
    const reach = REACH * scale
    const cover = new Cover(area.width, area.height, scale)
    const found = new Int32Array(this.points.length)
    let start = found.length
    for (let index = found.length - 1; index >= 0; index--) {
      const x = (this.x[index] ?? 0) * world - area.x
      if (x < -reach || x > area.width + reach) continue
      const y = (this.y[index] ?? 0) * world - area.y
      if (y < -reach || y > area.height + reach) continue
      const kind = this.looks[this.lookOf[index] ?? 0]?.kind ?? 'mine'
      if (cover.add(kind, x, y)) found[--start] = index
    }
    return found.subarray(start)
  }

  /** The mark under a tap: the nearest within `radius` px, of equally near ones the one in front. */
  nearest(place: MapPlace, zoom: number, radius: number): MapPoint | undefined {
    const world = worldSize(zoom)
    let best: MapPoint | undefined
    let least = radius * radius
    for (let index = this.points.length - 1; index >= 0; index--) {
      const point = this.points[index]
      const dx = (this.x[index] ?? 0) * world - place.x
      // Users touch a pin at its head, about a finger's width above its place.
      const dy = (this.y[index] ?? 0) * world - (point && PINS.includes(point.kind) ? radius : 0) - place.y
      const distance = dx * dx + dy * dy
      if (distance >= least) continue
      least = distance
      best = point
    }
    return best
  }
}

import type { Point } from '#base/geo'
import { clusterRadius, drawCluster } from './clusters'
import { type Area, MarkTable } from './MarkTable'
import { metresPerPixel, toUnit, worldSize } from './mercator'
import type { Palette } from './palette'
import { drawBase, namesAt } from './plainBase'
import { drawSprite, type Sprite } from './sprites'
import { type MapCluster, type MapDivision, type MapPlace, type MapPoint, type MapPosition, PINS } from './types'

/** The contents of the map. */
export interface MapLayers {
  readonly points: readonly MapPoint[]
  readonly clusters: readonly MapCluster[]
  readonly route: readonly Point[]
  readonly me: MapPosition | undefined
  /** Names of the map without tiles; undefined: there are tiles. */
  readonly base: readonly MapDivision[] | undefined
}

export const NO_LAYERS: MapLayers = { points: [], clusters: [], route: [], me: undefined, base: undefined }

/** How the contents are rendered. */
export interface Look {
  readonly palette: Palette
  /** Device px of a px. */
  readonly ratio: number
  /** px of a design px. */
  readonly scale: number
}

/** What a finger meant. */
export type Hit =
  | { readonly kind: 'point'; readonly point: MapPoint }
  | { readonly kind: 'cluster'; readonly cluster: MapCluster }

/** The position of a rendered sprite. Device px of the sheet */
interface Stamp {
  readonly sprite: Sprite
  readonly x: number
  readonly y: number
}

/** A sheet with more marks than this is rendered without shadows. */
const CROWD = 500
/** Half a finger. px */
const FINGER = 22
const DOT = { radius: 8, ring: 3 }
const LINE = { width: 4.5, casing: 8 }

/** Renders any part of the map's contents at any zoom. */
export class MapPainter {
  readonly #table: MarkTable
  #sprites: { readonly flat: Sprite[]; readonly raised: Sprite[] } = { flat: [], raised: [] }
  /** Decided once for a zoom, because all sheets have to look alike. */
  #crowd: { readonly zoom: number; readonly isCrowded: boolean } | undefined
  #names: { readonly zoom: number; readonly names: readonly MapDivision[] } | undefined

  constructor(
    private readonly picture: MapLayers,
    readonly look: Look,
    before?: MapPainter,
  ) {
    // Thousands of places are sorted and projected once, not for each new cluster and position.
    const isSame = before?.picture.points === picture.points
    this.#table = before && isSame ? before.#table : new MarkTable(picture.points)
    if (before && isSame && before.look === look) this.#sprites = before.#sprites
  }

  /** Renders an area; `sheet` is the part of the map that the canvas covers. */
  paint(context: CanvasRenderingContext2D, area: Area, sheet: Area): void {
    const { ratio, scale, palette } = this.look
    const { base } = this.picture
    context.save()
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.beginPath()
    context.rect(area.x - sheet.x, area.y - sheet.y, area.width, area.height)
    context.clip()
    context.clearRect(0, 0, sheet.width, sheet.height)
    if (base) {
      if (this.#names?.zoom !== area.zoom) this.#names = { zoom: area.zoom, names: namesAt(base, area.zoom, scale) }
      drawBase(context, sheet, this.#names.names, { palette, scale })
    }
    this.paintGround(context, sheet)
    const pins = this.paintMarks(context, area, sheet)
    this.paintClusters(context, sheet)
    this.paintMe(context, sheet)
    // A pin points at its place from above: painted over the dot it still marks the place, while the dot would cover
    // its number.
    if (this.picture.route.length > 0) this.paintAgain(context, pins)
    context.restore()
  }

  /** The contents at a place of the world at a zoom, within reach of a finger. */
  hit(place: MapPlace, zoom: number): Hit | undefined {
    const finger = FINGER * Math.max(1, this.look.scale)
    const world = worldSize(zoom)
    for (const cluster of this.picture.clusters) {
      const { x, y } = toUnit(cluster)
      const radius = Math.max(finger, clusterRadius(cluster.count) * this.look.scale)
      if (Math.hypot(x * world - place.x, y * world - place.y) <= radius) return { kind: 'cluster', cluster }
    }
    const point = this.#table.nearest(place, zoom, finger)
    return point && { kind: 'point', point }
  }

  private paintGround(context: CanvasRenderingContext2D, sheet: Area): void {
    const { palette, scale } = this.look
    const { me, route } = this.picture
    if (me?.accuracy) {
      const { x, y } = onSheet(me, sheet)
      context.fillStyle = palette.me
      context.globalAlpha = 0.2
      context.beginPath()
      context.arc(x, y, me.accuracy / metresPerPixel(me.lat, sheet.zoom), 0, 2 * Math.PI)
      context.fill()
      context.globalAlpha = 1
    }
    if (route.length < 2) return
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.beginPath()
    for (const point of route) {
      const { x, y } = onSheet(point, sheet)
      context.lineTo(x, y)
    }
    for (const [colour, width] of [
      [palette.ground, LINE.casing],
      [palette.accent, LINE.width],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width * scale
      context.stroke()
    }
  }

  /** Returns the pins among the marks, which are painted separately. */
  private paintMarks(context: CanvasRenderingContext2D, area: Area, sheet: Area): readonly Stamp[] {
    const { ratio, scale, palette } = this.look
    const table = this.#table
    const world = worldSize(sheet.zoom)
    const pins: Stamp[] = []
    // Whole device px: a stamp between two is smoothed, which costs time and edges.
    context.setTransform(1, 0, 0, 1, 0, 0)
    if (this.#crowd?.zoom !== sheet.zoom) this.#crowd = { zoom: sheet.zoom, isCrowded: table.countIn(sheet) > CROWD }
    const { isCrowded } = this.#crowd
    const style = { palette, unit: ratio * scale, hasShadow: !isCrowded }
    const sprites = isCrowded ? this.#sprites.flat : this.#sprites.raised
    for (const index of table.visibleIn(area, scale)) {
      const look = table.lookOf[index] ?? 0
      const rendered = table.looks[look] as MapPoint
      const sprite = sprites[look] ?? drawSprite(rendered, style)
      sprites[look] = sprite
      const x = Math.round(((table.x[index] ?? 0) * world - sheet.x) * ratio) - sprite.x
      const y = Math.round(((table.y[index] ?? 0) * world - sheet.y) * ratio) - sprite.y
      context.drawImage(sprite.image, x, y)
      if (PINS.includes(rendered.kind)) pins.push({ sprite, x, y })
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    return pins
  }

  private paintAgain(context: CanvasRenderingContext2D, stamps: readonly Stamp[]): void {
    const { ratio } = this.look
    context.setTransform(1, 0, 0, 1, 0, 0)
    for (const { sprite, x, y } of stamps) context.drawImage(sprite.image, x, y)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
  }

  private paintClusters(context: CanvasRenderingContext2D, sheet: Area): void {
    const { ratio, scale, palette } = this.look
    const unit = ratio * scale
    for (const cluster of this.picture.clusters) {
      const { x, y } = onSheet(cluster, sheet)
      context.setTransform(unit, 0, 0, unit, x * ratio, y * ratio)
      drawCluster(context, cluster, palette, unit)
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
  }

  private paintMe(context: CanvasRenderingContext2D, sheet: Area): void {
    const { me } = this.picture
    if (!me) return
    const { palette, scale } = this.look
    const { x, y } = onSheet(me, sheet)
    context.beginPath()
    context.arc(x, y, DOT.radius * scale, 0, 2 * Math.PI)
    context.lineWidth = DOT.ring * scale
    context.fillStyle = palette.me
    context.strokeStyle = palette.meRing
    context.fill()
    context.stroke()
  }
}

/** The position of a point on the canvas. px */
function onSheet(point: Point, sheet: Area): MapPlace {
  const world = worldSize(sheet.zoom)
  const { x, y } = toUnit(point)
  return { x: x * world - sheet.x, y: y * world - sheet.y }
}

import { DomUtil, Layer, type LeafletEventHandlerFn, type Map as LeafletMap, Point, type ZoomAnimEvent } from 'leaflet'
import type { Area } from './MarkTable'

/** What is drawn beyond the edges of the view, so that a finger meets no end at once. px */
const MARGIN = 48
/** How much of it is kept behind when the view moves on. px */
const BEHIND = 8

/** Draws `area` on the canvas that holds `sheet`. */
export type Paint = (context: CanvasRenderingContext2D, area: Area, sheet: Area) => void

/**
 * One canvas a little larger than the view. It moves with the map; where the view leaves it, the picture is shifted and
 * only the new edge drawn. While the map zooms the old picture is scaled, and drawn anew at the end.
 */
export class SheetLayer extends Layer {
  #paint: Paint
  #ratio = 1
  #sheet: Area | undefined
  readonly #canvas = document.createElement('canvas')

  constructor(paint: Paint) {
    super()
    this.#paint = paint
    this.#canvas.className = 'leaflet-zoom-animated'
  }

  /** Another picture; `ratio` device px of a px, a whole number so that shifting it blurs nothing. */
  setPaint(paint: Paint, ratio: number): void {
    this.#paint = paint
    this.#ratio = ratio
    this.redraw()
  }

  override onAdd(map: LeafletMap): this {
    map.getPanes().overlayPane.appendChild(this.#canvas)
    this.redraw()
    return this
  }

  override onRemove(): this {
    this.#canvas.remove()
    this.#sheet = undefined
    return this
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return {
      move: () => this.follow(),
      moveend: () => this.follow(true),
      viewreset: () => this.redraw(),
      resize: () => this.redraw(),
      zoom: () => this.place(),
      zoomanim: (event) => this.animate(event as ZoomAnimEvent),
    }
  }

  /** Draws everything that is in view. */
  redraw(): void {
    const map = this._map
    const size = map?.getSize()
    if (!size || size.x === 0 || size.y === 0) return
    const { min } = viewOf(map)
    const width = size.x + 2 * MARGIN
    const height = size.y + 2 * MARGIN
    this.#sheet = { zoom: map.getZoom(), x: min.x - MARGIN, y: min.y - MARGIN, width, height }
    const canvas = this.#canvas
    // Setting a size clears the canvas and gives its memory back, even where it is the same.
    if (canvas.width !== width * this.#ratio || canvas.height !== height * this.#ratio) {
      canvas.width = width * this.#ratio
      canvas.height = height * this.#ratio
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
    }
    this.draw(this.#sheet)
    this.place()
  }

  private draw(area: Area): void {
    const context = this.#canvas.getContext('2d')
    if (context && this.#sheet) this.#paint(context, area, this.#sheet)
  }

  /** The view has moved; `isOver`: and stays, so that a scaled picture is no longer good enough. */
  private follow(isOver = false): void {
    const sheet = this.#sheet
    if (!sheet || sheet.zoom !== this._map.getZoom()) {
      if (isOver) this.redraw()
      return
    }
    const { min, max } = viewOf(this._map)
    const x = shifted(sheet.x, sheet.width, min.x, max.x)
    const y = shifted(sheet.y, sheet.height, min.y, max.y)
    if (x !== sheet.x || y !== sheet.y) this.shift(sheet, { ...sheet, x, y })
    if (isOver) this.place()
  }

  private shift(from: Area, to: Area): void {
    const dx = to.x - from.x
    const dy = to.y - from.y
    const context = this.#canvas.getContext('2d')
    if (!context || Math.abs(dx) >= to.width || Math.abs(dy) >= to.height) {
      this.redraw()
      return
    }
    context.save()
    context.globalCompositeOperation = 'copy'
    context.drawImage(this.#canvas, -dx * this.#ratio, -dy * this.#ratio)
    context.restore()
    this.#sheet = to
    for (const edge of newEdges(to, dx, dy)) this.draw(edge)
    this.place()
  }

  /** Puts the canvas where its part of the world is, scaled while the zoom is another one. */
  private place(origin = this._map.getPixelOrigin(), zoom = this._map.getZoom()): void {
    if (!this.#sheet) return
    const scale = this._map.getZoomScale(zoom, this.#sheet.zoom)
    const offset = new Point(this.#sheet.x, this.#sheet.y).multiplyBy(scale).subtract(origin)
    DomUtil.setTransform(this.#canvas, offset, scale)
  }

  private animate({ center, zoom }: ZoomAnimEvent): void {
    const pane = DomUtil.getPosition(this._map.getPanes().mapPane)
    const half = this._map.getSize().divideBy(2)
    this.place(this._map.project(center, zoom).subtract(half).add(pane).round(), zoom)
  }
}

/** What the map shows, in whole px of the world. */
function viewOf(map: LeafletMap): { readonly min: Point; readonly max: Point } {
  const { min = new Point(0, 0), max = new Point(0, 0) } = map.getPixelBounds()
  return { min: min.floor(), max: max.ceil() }
}

/** Where the sheet begins so that the view lies on it, with the margin of both sides ahead. */
function shifted(start: number, length: number, min: number, max: number): number {
  if (min < start) return max + BEHIND - length
  if (max > start + length) return min - BEHIND
  return start
}

/** What of a sheet is new when it has moved by so much: at most a stripe at a side and one above or below. */
function newEdges(sheet: Area, dx: number, dy: number): readonly Area[] {
  const { x, y, width, height } = sheet
  const edges: Area[] = []
  if (dx !== 0) edges.push({ ...sheet, x: dx > 0 ? x + width - dx : x, width: Math.abs(dx) })
  if (dy !== 0) edges.push({ ...sheet, y: dy > 0 ? y + height - dy : y, height: Math.abs(dy) })
  return edges
}

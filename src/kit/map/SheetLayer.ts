import { DomUtil, Layer, type LeafletEventHandlerFn, type Map as LeafletMap, Point, type ZoomAnimEvent } from 'leaflet'
import type { Area } from './MarkTable'

/**
 * The canvas extends beyond the edges of the view by this much: the larger it is, the more rarely an edge has to be
 * added. px
 */
const MARGIN = 112
/** How much of the canvas stays behind the view when it moves on. px */
const BEHIND = 16

export interface SheetStyle {
  /** Device px of a px: a whole number, so that shifting the canvas blurs nothing. */
  readonly ratio: number
  /** A whole sheet is rendered in this many frames, one band in each; until then the previous sheet stays. */
  readonly bands: number
}

/** Renders `area` on the canvas that covers `sheet`. */
export type Paint = (context: CanvasRenderingContext2D, area: Area, sheet: Area) => void

/**
 * One canvas a little larger than the view. It moves with the map; where the view leaves it, the canvas is shifted and
 * only the new edge rendered. While the map zooms the canvas is scaled, and rendered anew at the end.
 *
 * Many small canvases, which would need no shifting, cost the browser more in each frame than they save (measured).
 */
export class SheetLayer extends Layer {
  #paint: Paint = () => undefined
  #style: SheetStyle = { ratio: 1, bands: 1 }
  #sheet: Area | undefined
  #canvas = newCanvas()
  #frame: number | undefined

  /** Replaces the paint function. */
  setPaint(paint: Paint, style: SheetStyle): void {
    this.#paint = paint
    this.#style = style
    this.redraw()
  }

  override onAdd(map: LeafletMap): this {
    map.getPanes().overlayPane.appendChild(this.#canvas)
    this.redraw()
    return this
  }

  override onRemove(): this {
    this.stop()
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

  /** Renders everything that is in view. */
  redraw(): void {
    const map = this._map
    const size = map?.getSize()
    if (!size || size.x === 0 || size.y === 0) return
    this.stop()
    const { ratio, bands } = this.#style
    const { min } = viewOf(map)
    const sheet: Area = {
      zoom: map.getZoom(),
      x: min.x - MARGIN,
      y: min.y - MARGIN,
      width: size.x + 2 * MARGIN,
      height: size.y + 2 * MARGIN,
    }
    // A sheet that takes several frames is rendered off screen.
    const canvas = bands === 1 ? this.#canvas : newCanvas()
    setSize(canvas, sheet, ratio)
    const context = canvas.getContext('2d')
    const height = Math.ceil(sheet.height / bands)
    const drawBand = (band: number) => {
      const top = band * height
      const area = bands === 1 ? sheet : { ...sheet, y: sheet.y + top, height: Math.min(height, sheet.height - top) }
      if (context) this.#paint(context, area, sheet)
      if (band + 1 < bands) this.#frame = requestAnimationFrame(() => drawBand(band + 1))
      else this.show(canvas, sheet)
    }
    drawBand(0)
  }

  /** Cancels the off-screen rendering. */
  private stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }

  /** Replaces the shown canvas by a complete one. */
  private show(canvas: HTMLCanvasElement, sheet: Area): void {
    this.#frame = undefined
    this.#sheet = sheet
    if (canvas !== this.#canvas) {
      this.#canvas.replaceWith(canvas)
      this.#canvas = canvas
    }
    this.place()
    // The map may have moved since the rendering began.
    this.follow()
  }

  /** The view has moved; `isOver`: and has stopped, so that a scaled canvas is no longer good enough. */
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
    const { ratio } = this.#style
    context.save()
    context.globalCompositeOperation = 'copy'
    context.drawImage(this.#canvas, -dx * ratio, -dy * ratio)
    context.restore()
    this.#sheet = to
    for (const edge of newEdges(to, dx, dy)) this.#paint(context, edge, to)
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

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'leaflet-zoom-animated'
  return canvas
}

function setSize(canvas: HTMLCanvasElement, { width, height }: Area, ratio: number): void {
  // Setting a size clears the canvas and allocates new memory, even for an unchanged size.
  if (canvas.width === width * ratio && canvas.height === height * ratio) return
  canvas.width = width * ratio
  canvas.height = height * ratio
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
}

/** What the map shows, in whole px of the world. */
function viewOf(map: LeafletMap): { readonly min: Point; readonly max: Point } {
  const { min = new Point(0, 0), max = new Point(0, 0) } = map.getPixelBounds()
  return { min: min.floor(), max: max.ceil() }
}

/** The start of the sheet that covers the view, with the margin of both sides ahead. */
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

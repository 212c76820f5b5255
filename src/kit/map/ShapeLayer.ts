import type * as Leaflet from 'leaflet'
import { distanceBetween, type Point } from '#base/geo'
import { rootScale } from '#ui/components'
import { type MapShape, snapped } from './shapes'
import type { MapHandle } from './types'

interface DrawnShape extends MapShape {
  readonly name: string
  /** Cut out of another. */
  readonly isHole: boolean
}

/** The contents of the drawing. */
export interface Drawing {
  readonly shapes: readonly DrawnShape[]
  /** The shape that is being edited; its corners can be moved. */
  readonly active: string | undefined
  readonly corner: number | undefined
  readonly isDrawing: boolean
  readonly isReadOnly: boolean
  readonly faulty: readonly string[]
  readonly cornerName: (shape: string, index: number) => string
  readonly middleName: (shape: string, index: number) => string
}

export interface DrawingEvents {
  /** The map beside all corners and shapes, or a corner of another shape to snap to. */
  readonly tap: (point: Point) => unknown
  readonly select: (id: string) => unknown
  readonly chooseCorner: (index: number) => unknown
  readonly move: (index: number, point: Point) => unknown
  readonly insert: (after: number, point: Point) => unknown
  readonly removeCorner: (index: number) => unknown
}

/** A finger this near a corner means the corner. px at design size */
const REACH = 16
/** Areas with more corners have no dots in the middle of their edges: they would cover each other. */
const MOST_MIDDLES = 30
const KEY_STEP = 4
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

/** Areas, corners and their handles on a map. Handles are 44 px in size; they move by finger and by arrow keys. */
export class ShapeLayer {
  readonly #map: MapHandle
  readonly #leaflet: typeof Leaflet
  readonly #events: () => DrawingEvents | undefined
  readonly #stop: () => void
  #drawing: Drawing | undefined
  #shapes: Leaflet.Layer[] = []
  /** Corner that keeps the focus when the drawing is rendered anew. */
  #focused: number | undefined

  constructor(map: MapHandle, leaflet: typeof Leaflet, events: () => DrawingEvents | undefined) {
    this.#map = map
    this.#leaflet = leaflet
    this.#events = events
    const tap = ({ latlng: { lng, lat } }: Leaflet.LeafletMouseEvent) => this.tap({ lng, lat })
    map.leaflet.on('click', tap)
    this.#stop = () => map.leaflet.off('click', tap)
  }

  show(drawing: Drawing): void {
    this.#drawing = drawing
    this.clear()
    for (const shape of drawing.shapes) this.drawShape(shape)
    const active = drawing.shapes.find(({ id }) => id === drawing.active)
    if (!active || drawing.isReadOnly) return
    for (const [index, corner] of active.ring.entries()) this.drawCorner(active, corner, index)
    if (!drawing.isDrawing && active.ring.length <= MOST_MIDDLES) this.drawMiddles(active)
  }

  remove(): void {
    this.#stop()
    this.clear()
  }

  private clear(): void {
    for (const shape of this.#shapes) shape.remove()
    this.#shapes = []
  }

  private add(shape: Leaflet.Layer): void {
    shape.addTo(this.#map.leaflet)
    this.#shapes.push(shape)
  }

  private tap(point: Point): void {
    const drawing = this.#drawing
    if (!drawing || drawing.isReadOnly) return
    this.#events()?.tap(snapped(drawing.shapes, point, this.reach(point)))
  }

  /** How many metres a finger covers at a place. */
  private reach(point: Point): number {
    const { x, y } = this.#map.project(point)
    return distanceBetween(point, this.#map.unproject({ x: x + REACH * rootScale(), y }))
  }

  private drawShape(area: DrawnShape): void {
    const drawing = this.#drawing
    if (!drawing) return
    const { id, isHole, ring } = area
    const isOpen = drawing.isDrawing && drawing.active === id
    const className = [
      'shape',
      isHole && 'shape--hole',
      drawing.active === id && 'shape--active',
      drawing.faulty.includes(id) && !isOpen && 'shape--faulty',
    ]
      .filter(Boolean)
      .join(' ')
    const places = ring.map(({ lng, lat }): [number, number] => [lat, lng])
    const { polygon, polyline } = this.#leaflet
    const shape = isOpen
      ? polyline(places, { className: `${className} shape--open`, interactive: false })
      : polygon(places, { className, interactive: !drawing.isDrawing, bubblingMouseEvents: drawing.isDrawing })
    shape.on('click', () => this.#events()?.select(id))
    this.add(shape)
  }

  private drawCorner(area: DrawnShape, { lng, lat }: Point, index: number): void {
    const drawing = this.#drawing
    const isFirst = drawing?.isDrawing === true && index === 0 && area.ring.length >= 3
    const isOn = drawing?.corner === index
    const name = drawing?.cornerName(area.name, index) ?? ''
    const marker = this.handle(
      { lng, lat },
      `corner${isOn ? ' corner--on' : ''}${isFirst ? ' corner--first' : ''}`,
      name,
    )
    marker.on('click', () => {
      this.#focused = index
      this.#events()?.chooseCorner(index)
    })
    marker.on('drag', () => this.preview(area, index, marker.getLatLng()))
    marker.on('dragend', () => this.#events()?.move(index, this.dropped(marker.getLatLng(), area.id, index)))
    marker.getElement()?.addEventListener('keydown', (event) => {
      const step = KEYS[event.key]
      this.#focused = index
      if (step) {
        event.preventDefault()
        event.stopPropagation()
        const { x, y } = this.#map.project({ lng, lat })
        this.#events()?.move(index, this.#map.unproject({ x: x + step[0], y: y + step[1] }))
      } else if (event.key === 'Delete' || event.key === 'Backspace') this.#events()?.removeCorner(index)
    })
    if (this.#focused === index) {
      this.#focused = undefined
      marker.getElement()?.focus({ preventScroll: true })
    }
  }

  private drawMiddles(area: DrawnShape): void {
    area.ring.forEach((corner, index) => {
      const next = area.ring[(index + 1) % area.ring.length]
      if (!next || area.ring.length < 2) return
      const middle = { lng: (corner.lng + next.lng) / 2, lat: (corner.lat + next.lat) / 2 }
      const marker = this.handle(middle, 'corner corner--middle', this.#drawing?.middleName(area.name, index) ?? '')
      marker.on('click', () => this.#events()?.insert(index, middle))
      marker.on('dragend', () => this.#events()?.insert(index, this.dropped(marker.getLatLng())))
    })
  }

  private handle({ lng, lat }: Point, className: string, name: string): Leaflet.Marker {
    const { divIcon, marker } = this.#leaflet
    const size = 44 * Math.max(1, rootScale())
    const icon = divIcon({ className, iconSize: [size, size], html: document.createElement('i') })
    const made = marker([lat, lng], { icon, draggable: true, keyboard: true, title: name, alt: name })
    this.add(made)
    made.getElement()?.setAttribute('aria-label', name)
    return made
  }

  private dropped({ lng, lat }: Leaflet.LatLng, id?: string, index = 0): Point {
    const point = { lng, lat }
    const own = id === undefined ? undefined : { id, index }
    return snapped(this.#drawing?.shapes ?? [], point, this.reach(point), own)
  }

  /** The edges follow the finger; the drawing changes when it is lifted. */
  private preview({ id, ring }: DrawnShape, index: number, { lng, lat }: Leaflet.LatLng): void {
    const at = this.#drawing?.shapes.findIndex((area) => area.id === id) ?? -1
    const shape = this.#shapes[at] as Leaflet.Polyline | undefined
    const places = ring.map((corner, each): [number, number] =>
      each === index ? [lat, lng] : [corner.lat, corner.lng],
    )
    shape?.setLatLngs(places)
  }
}

import {
  Control,
  DivIcon,
  type Layer,
  type Map as LeafletInstance,
  Marker,
  TileLayer,
  type TileLayerOptions,
} from 'leaflet'
import { buildValue } from '#base/config'
import type { Point } from '#base/geo'
import { lessMotion, rootScale } from '#ui/components'
import { type Hit, type Look, type MapLayers, MapPainter, NO_LAYERS } from './MapPainter'
import { PatientMap } from './PatientMap'
import { readPalette } from './palette'
import { SheetLayer } from './SheetLayer'
import { PIN_PATH } from './sprites'
import type { MapBounds, MapHandle, MapInset, MapPlace, MapPoint, MapTarget, MapWindow } from './types'

/** Zooms from a country to a house. */
const ZOOMS = { minZoom: 3, maxZoom: 19 } as const
/** Zoom at most when everything given is to be shown: a single record is not shown without its surroundings. */
const FIT_ZOOM = 16
/** Room between what is to be shown and the edge of what nothing covers. px at design size */
const FIT_ROOM = 24
/** Nothing is fitted into a part that is lower than this: the sheet covers the map. px */
const LEAST_HEIGHT = 80
/** What users do to a map; afterwards it stays where it is. */
const GESTURES = ['pointerdown', 'wheel', 'keydown'] as const
/** Shown until a view is given: China. */
const FIRST: Required<Extract<MapTarget, { center: Point }>> = { center: { lng: 104, lat: 35.5 }, zoom: 4 }
/** A map that has not moved for this long has stopped (performance, list and map). ms */
const REST = 250
/** A sheet with more marks than this is rendered in bands, so that no frame waits for the whole sheet. */
const HEAVY = 1000
const BANDS = 10
/** Nobody sees a difference above this device pixel ratio. */
const MOST_RATIO = 3

export interface SurfaceEvents {
  /** The map has stopped moving. */
  readonly onRest: (window: MapWindow) => void
  /** The mark under a tap; undefined: the map beside all of them. */
  readonly onTap: (hit: Hit | undefined) => void
}

/**
 * The Leaflet map with what we put on it. Points are GCJ-02, as the tiles of Chinese services are: nothing is
 * converted.
 */
export class MapSurface implements MapHandle {
  readonly leaflet: LeafletInstance
  #painter: MapPainter | undefined
  #look: (Look & { readonly key: string }) | undefined
  #appearance: 'light' | 'dark' = 'light'
  #picture = NO_LAYERS
  #inset: Required<{ [K in keyof MapInset]: number }> = { top: 0, bottom: 0 }
  #rest: ReturnType<typeof setTimeout> | undefined
  #pin: Marker | undefined
  #hasTiles = false
  #tiles: TileLayer | undefined
  #fitted: Extract<MapTarget, { bounds: MapBounds }> | undefined
  readonly #box: HTMLElement
  readonly #sheet = new SheetLayer()
  readonly #sizes: ResizeObserver | undefined

  constructor(box: HTMLElement, { onRest, onTap }: SurfaceEvents) {
    this.#box = box
    const moves = !lessMotion()
    this.leaflet = new PatientMap(box, {
      ...ZOOMS,
      zoomControl: false,
      attributionControl: false,
      boxZoom: false,
      tapHold: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      inertia: moves,
    })
    this.leaflet.on('movestart', () => {
      clearTimeout(this.#rest)
      box.dataset.moving = ''
    })
    this.leaflet.on('moveend', () => {
      delete box.dataset.moving
      clearTimeout(this.#rest)
      this.#rest = setTimeout(() => onRest(this.window()), REST)
    })
    // Set after the listeners are registered, so that a map without a target reports its window too.
    this.leaflet.setView([FIRST.center.lat, FIRST.center.lng], FIRST.zoom)
    this.leaflet.addLayer(this.#sheet)
    this.leaflet.addControl(new Control.Scale({ imperial: false, position: 'bottomright', updateWhenIdle: true }))
    this.leaflet.on('click', ({ containerPoint }) => onTap(this.hit(containerPoint)))
    this.leaflet.on('mousemove', ({ containerPoint }) => {
      box.style.cursor = this.hit(containerPoint) ? 'pointer' : ''
    })
    // Leaflet only observes the size of the browser window; a hidden page has no size, so its map keeps the last one.
    for (const gesture of GESTURES) box.addEventListener(gesture, this.#release, { capture: true, passive: true })
    this.#sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(() => this.resize()) : undefined
    this.#sizes?.observe(box)
  }

  remove(): void {
    for (const gesture of GESTURES) this.#box.removeEventListener(gesture, this.#release, { capture: true })
    this.#sizes?.disconnect()
    this.leaflet.remove()
    // Last, because removing a moving map emits `moveend`.
    clearTimeout(this.#rest)
  }

  /** Renders these contents from now on, in the colours of the current appearance. */
  show(picture: MapLayers, appearance: 'light' | 'dark'): void {
    this.#picture = picture
    if (appearance !== this.#appearance && this.#tiles) {
      // A placeholder of the address (`{theme}`), which Leaflet reads from the options.
      Object.assign(this.#tiles.options, { theme: appearance })
      this.#tiles.redraw()
    }
    this.#appearance = appearance
    // Not before the theme is known: tiles of the other one would be loaded for nothing.
    if (!this.#tiles) this.addTiles()
    this.draw()
  }

  setInset({ top = 0, bottom = 0 }: MapInset): void {
    this.#inset = { top, bottom }
    if (this.#fitted) this.fit(this.#fitted)
  }

  /** Highlights the chosen record with a pin of its own, so that choosing repaints nothing else. */
  select(point: MapPoint | undefined): void {
    this.#pin?.remove()
    this.#pin = undefined
    if (!point) return
    // Contrary to its types Leaflet takes any element.
    const html = pinPicture(point.number) as Element as HTMLElement
    this.#pin = new Marker([point.lat, point.lng], {
      icon: new DivIcon({ className: 'map-pin', html, iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(this.leaflet)
  }

  go(target: MapTarget): void {
    if ('bounds' in target) {
      this.fit(target)
      return
    }
    this.#release()
    const { top, bottom } = this.#inset
    const zoom = target.zoom ?? this.leaflet.getZoom()
    const place = this.leaflet.project([target.center.lat, target.center.lng], zoom).subtract([0, (top - bottom) / 2])
    this.leaflet.setView(this.leaflet.unproject(place, zoom), zoom, { animate: this.isAnimated() })
  }

  zoomBy(by: number): void {
    this.#release()
    this.leaflet.zoomIn(by)
  }

  window(): MapWindow {
    const { x, y } = this.leaflet.getSize()
    const { top, bottom } = this.#inset
    const [from, to] = [this.unproject({ x: 0, y: top }), this.unproject({ x, y: y - bottom })]
    return {
      center: this.unproject({ x: x / 2, y: (y + top - bottom) / 2 }),
      zoom: this.leaflet.getZoom(),
      bounds: { west: from.lng, north: from.lat, east: to.lng, south: to.lat },
    }
  }

  project({ lng, lat }: Point): MapPlace {
    const { x, y } = this.leaflet.latLngToContainerPoint([lat, lng])
    return { x, y }
  }

  unproject({ x, y }: MapPlace): Point {
    const { lng, lat } = this.leaflet.containerPointToLatLng([x, y])
    return { lng, lat }
  }

  addLayer(layer: Layer): () => void {
    this.leaflet.addLayer(layer)
    return () => this.leaflet.removeLayer(layer)
  }

  private hit({ x, y }: MapPlace): Hit | undefined {
    const { min } = this.leaflet.getPixelBounds()
    if (!min) return undefined
    return this.#painter?.hit({ x: min.x + x, y: min.y + y }, this.leaflet.getZoom())
  }

  readonly #release = () => {
    this.#fitted = undefined
  }

  private isAnimated(): boolean {
    return !lessMotion() && this.#box.clientWidth > 0
  }

  /** Shows all of the bounds above the sheet and below the bar; again whenever these change their height. */
  private fit(target: Extract<MapTarget, { bounds: MapBounds }>): void {
    this.#fitted = target
    const { west, south, east, north } = target.bounds
    const { top, bottom } = this.#inset
    const room = FIT_ROOM * rootScale()
    if (this.leaflet.getSize().y - top - bottom - 2 * room < LEAST_HEIGHT) return
    this.leaflet.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        animate: this.isAnimated(),
        maxZoom: target.closest ?? FIT_ZOOM,
        paddingTopLeft: [room, room + top],
        paddingBottomRight: [room, room + bottom],
      },
    )
  }

  /** The size of the box has changed; its centre stays at the same place. */
  private resize(): void {
    if (this.#box.clientWidth === 0) return
    this.leaflet.invalidateSize({ animate: false })
    if (this.#fitted) this.fit(this.#fitted)
    if (this.#painter && this.lookNow() !== this.#painter.look) this.draw()
  }

  /** The current look; the same object while nothing has changed. */
  private lookNow(): Look {
    const ratio = Math.max(1, Math.min(MOST_RATIO, Math.round(window.devicePixelRatio || 1)))
    const now = { appearance: this.#appearance, ratio, scale: rootScale() }
    const key = JSON.stringify(now)
    if (this.#look?.key !== key) this.#look = { ...now, key, palette: readPalette(this.#box) }
    return this.#look
  }

  private draw(): void {
    const look = this.lookNow()
    const picture = this.#hasTiles ? { ...this.#picture, base: undefined } : this.#picture
    const painter = new MapPainter(picture, look, this.#painter)
    this.#painter = painter
    const bands = picture.points.length > HEAVY ? BANDS : 1
    this.#sheet.setPaint((context, area, sheet) => painter.paint(context, area, sheet), { ratio: look.ratio, bands })
  }

  /** Tiles of the build's map service. If they fail to load, the map without tiles is the fallback. */
  private addTiles(): void {
    const address = buildValue('MAP_TILES_URL')
    if (!address) return
    let missing = 0
    const tiles = new TileLayer(address, {
      ...ZOOMS,
      theme: this.#appearance,
    } as TileLayerOptions)
    this.#tiles = tiles
    tiles.on('loading', () => {
      missing = 0
    })
    tiles.on('tileerror', () => {
      missing += 1
    })
    tiles.on('load', () => {
      if (this.#hasTiles === (missing === 0)) return
      this.#hasTiles = missing === 0
      this.draw()
    })
    this.#hasTiles = true
    tiles.addTo(this.leaflet)
  }
}

/** A pin whose tip is at its place; only stops of a route have a number. */
function pinPicture(number: number | undefined): SVGElement {
  const picture = shape('svg', { class: 'map-pin__picture', viewBox: '-22 -46 44 58' })
  const mark =
    number === undefined
      ? shape('circle', { class: 'map-pin__eye', cy: '-24', r: '5' })
      : shape('text', { class: 'map-pin__number', y: '-19', 'font-size': '15' })
  if (number !== undefined) mark.textContent = String(Math.round(number))
  picture.append(shape('path', { class: 'map-pin__body', d: PIN_PATH }), mark)
  return picture
}

function shape(name: 'svg' | 'path' | 'circle' | 'text', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}

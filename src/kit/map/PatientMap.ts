import {
  type LatLngExpression,
  Map as LeafletMap,
  type MapOptions,
  type ZoomOptions,
  type ZoomPanOptions,
} from 'leaflet'

/**
 * Leaflet drops every zoom change that is requested while another one is animated: the second tap of a quick thumb, and
 * a position that arrives at that moment. This map applies them when the animation has ended.
 */
export class PatientMap extends LeafletMap {
  #isZooming = false
  /** Zooms to go on by. */
  #more = 0
  #next: (() => void) | undefined = undefined

  constructor(element: HTMLElement, options: MapOptions) {
    super(element, options)
    this.on('zoomanim', () => {
      this.#isZooming = true
    })
    this.on('moveend', () => {
      if (!this.#isZooming) return
      this.#isZooming = false
      const [next, more] = [this.#next, this.#more]
      this.#next = undefined
      this.#more = 0
      next?.()
      if (more !== 0) this.setZoom(this.getZoom() + more)
    })
  }

  override setZoom(zoom: number, options?: ZoomOptions): this {
    if (!this.#isZooming) return super.setZoom(zoom, options)
    this.#more += zoom - this.getZoom()
    return this
  }

  override setView(center: LatLngExpression, zoom?: number, options?: ZoomPanOptions): this {
    if (this.#isZooming) {
      this.#more = 0
      this.#next = () => this.setView(center, zoom, options)
      return this
    }
    super.setView(center, zoom, options)
    // An animation begins with the next frame only.
    this.#isZooming = zoom !== undefined && this.getZoom() !== this.limited(zoom)
    return this
  }

  /** Also ends an animated zoom, whose timer would look for the panes of the removed map. */
  override remove(): this {
    Object.assign(this, { _animatingZoom: false })
    return super.remove()
  }

  /** Whole zooms, as Leaflet takes them. */
  private limited(zoom: number): number {
    return Math.max(this.getMinZoom(), Math.min(this.getMaxZoom(), Math.round(zoom)))
  }
}

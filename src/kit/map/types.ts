import type { ReactNode, Ref } from 'react'
import type { Point } from '#base/geo'
import type { Stage } from '#ui/components'

/**
 * The meaning of a mark's shape (visual direction, 'Marks'): a circle is mine, a circle with an eye a colleague's, a
 * hollow square the public pool's, a diamond with '!' due or late, a circle with × discarded, an orange pin with a
 * number a stop of the route, one without a number a place that was searched.
 */
export const MARK_KINDS = ['discarded', 'pool', 'others', 'mine', 'due', 'route', 'place'] as const
/** Kinds rendered as a pin, whose tip is at its place. */
export const PINS: readonly MarkKind[] = ['route', 'place']
export type PinKind = 'route' | 'place'
export type MarkKind = (typeof MARK_KINDS)[number]

/** A record on the map. Coordinates are GCJ-02 degrees everywhere in this room. */
export interface MapPoint extends Point {
  readonly id: string
  readonly kind: MarkKind
  /** Colours the mark. */
  readonly stage: Stage
  /** What it is called in the list of what is in view. */
  readonly label: string
  /** Of a stop of the route, from 1. */
  readonly number?: number | undefined
}

/** Records that the server has grouped. */
export interface MapCluster extends Point {
  readonly count: number
  /** How many there are of each stage: found, verified, followed, opportunity, won. */
  readonly shares: readonly number[]
}

/** An administrative division; the map without tiles renders its name at its centre. */
export interface MapDivision extends Point {
  readonly name: string
  /** Names of lower ranks appear at higher zooms. */
  readonly rank: 'province' | 'city' | 'district'
}

/** Where the person is; `accuracy` in m. */
export interface MapPosition extends Point {
  readonly accuracy?: number | undefined
}

/** Degrees. */
export interface MapBounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What the map shows: bounds and centre of the part that nothing covers (`inset`). */
export interface MapWindow {
  readonly center: Point
  /** 3 (a country) to 19 (a house). */
  readonly zoom: number
  readonly bounds: MapBounds
}

/**
 * What the map is to show: a place, without a zoom at the present one; or all of some bounds, in the part that nothing
 * covers, until the user moves the map (`closest`: the zoom at most).
 */
export type MapTarget =
  | { readonly center: Point; readonly zoom?: number | undefined }
  | { readonly bounds: MapBounds; readonly closest?: number | undefined }

/** A position on the map's box. CSS px from its left upper corner */
export interface MapPlace {
  readonly x: number
  readonly y: number
}

/** Access to the map below React, for layers such as an editor of areas. */
export interface MapHandle {
  readonly project: (point: Point) => MapPlace
  readonly unproject: (place: MapPlace) => Point
  readonly go: (target: MapTarget) => void
  /** Puts a Leaflet layer on the map; the function takes it away. Points go in as `[lat, lng]`. */
  readonly addLayer: (layer: import('leaflet').Layer) => () => void
  /** The Leaflet map, for its events and handlers. */
  readonly leaflet: import('leaflet').Map
}

/** The edges of the map that other elements cover. CSS px */
export interface MapInset {
  readonly top?: number | undefined
  readonly bottom?: number | undefined
}

export interface MapViewProps {
  /** Names the map for screen readers. */
  readonly label: string
  /** Must be a stable array: another one is taken for other records and rendered anew. */
  readonly points?: readonly MapPoint[] | undefined
  readonly clusters?: readonly MapCluster[] | undefined
  readonly divisions?: readonly MapDivision[] | undefined
  /** The line through the stops of a route. */
  readonly route?: readonly Point[] | undefined
  /** The position of the user, if the screen has it; 'locate me' finds it otherwise. */
  readonly me?: MapPosition | undefined
  readonly selected?: string | undefined
  /** A mark was tapped or chosen in the list; undefined: the map beside all marks. */
  readonly onSelect?: ((id: string | undefined) => void) | undefined
  /** A group was tapped or chosen; without it the map goes closer. */
  readonly onCluster?: ((cluster: MapCluster) => void) | undefined
  /** What to show: at first, and whenever it changes. Without it everything given is shown. */
  readonly view?: MapTarget | undefined
  /** The visible window, 250 ms after the map has stopped moving. */
  readonly onView?: ((window: MapWindow) => void) | undefined
  /** Shows that records are loading. */
  readonly isLoading?: boolean | undefined
  /** Why the records failed to load; shown on the map, with `onRetry`. */
  readonly error?: unknown
  readonly onRetry?: (() => unknown) | undefined
  /** 'Locate me' has found the person. */
  readonly onLocate?: ((position: MapPosition) => void) | undefined
  readonly inset?: MapInset | undefined
  /** Undefined until the map's lazy chunk is loaded. */
  readonly handle?: Ref<MapHandle | undefined> | undefined
  /** Floats over the map. */
  readonly children?: ReactNode
}

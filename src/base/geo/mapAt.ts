import * as v from 'valibot'
import type { Point } from './sphere'

/** View of a map: GCJ-02, zoom 3 (a country) to 19 (a house). */
export interface MapAt {
  readonly center: Point
  readonly zoom: number
}

const degrees = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.toNumber(), v.minValue(-most), v.maxValue(most))

/**
 * Search parameter of a page with a map, `113.08,23.0165,14`: a reload, a return or a sent link shows the same place.
 * It is not part of the page's identity. The Mercator projection ends at 85° of latitude.
 */
export const mapAt = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.strictTuple([degrees(180), degrees(85), v.pipe(v.string(), v.toNumber(), v.minValue(3), v.maxValue(19))]),
  v.transform(([lng, lat, zoom]): MapAt => ({ center: { lng, lat }, zoom })),
)

/** The parameter's text; five digits are a metre. */
export function mapAtText({ center, zoom }: MapAt): string {
  return [Number(center.lng.toFixed(5)), Number(center.lat.toFixed(5)), zoom].join(',')
}

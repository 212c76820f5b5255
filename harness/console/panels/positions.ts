import { distanceBetween } from '#base/geo'
import type { Position, TrackPoint } from '../../simulator/types'

/** `23.0354, 113.1437` */
export const pointText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** The place of the phone that nobody has moved. GCJ-02 */
export const USUAL_PLACE: Position = { latitude: 23.0354, longitude: 113.1437 }

/** Routes to try: 300 m to the gate of the first lead, and past the three visits of its owner's day. GCJ-02 */
export const ROUTES = {
  gate: '22.9783 112.9970; 22.9769 112.9970; 22.975581 112.996953',
  visits: '22.975581 112.996953; 22.981768 112.988163; 23.03 113.145',
} as const
export type RouteName = keyof typeof ROUTES

export const isPoint = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Reads `latitude, longitude`; NaN for what is missing. */
export function readPoint(text: string): Position {
  const [latitude = Number.NaN, longitude = Number.NaN] = text
    .trim()
    .split(/[\s,，]+/)
    .map(Number)
  return { latitude, longitude }
}

/**
 * Reads points as `latitude longitude`, separated by semicolons; undefined if one is incomplete or there is only one.
 */
export function readRoute(text: string): readonly Position[] | undefined {
  const points = text
    .split(/[;；]/)
    .filter((part) => part.trim() !== '')
    .map(readPoint)
  return points.length > 1 && points.every(isPoint) ? points : undefined
}

/** The route with the second at which each point is passed, at an even speed. km/h */
export function trackOf(route: readonly Position[], speed: number): readonly TrackPoint[] {
  let at = 0
  return route.map((point, index) => {
    const before = route[index - 1]
    const metres = before ? distanceBetween(placeOf(before), placeOf(point)) : 0
    at += metres / (speed / 3.6)
    return { ...point, at: Math.round(at * 10) / 10 }
  })
}

const placeOf = ({ latitude: lat, longitude: lng }: Position) => ({ lat, lng })

import { distanceBetween, type Point } from './sphere'

/** A place to be visited. */
export interface Stop extends Point {
  readonly id: string
}

/** Most stops of a route (domain/leads 5). */
export const MOST_STOPS = 25

export interface Route<S extends Stop> {
  readonly stops: readonly S[]
  /** To each stop from the one before, the first from the start. m */
  readonly legs: readonly number[]
  /** m */
  readonly length: number
}

/** Smallest gain of a 2-opt step; a smaller one is a rounding error and would loop for ever. m */
const GAIN = 1e-6

/**
 * A short way from `start` through all stops that does not return: nearest neighbour, improved by 2-opt. Uses
 * straight-line distances. Throws a RangeError for more than 25 stops.
 */
export function shortRoute<S extends Stop>(start: Point, stops: readonly S[]): Route<S> {
  if (stops.length > MOST_STOPS) throw new RangeError(`a route has at most ${MOST_STOPS} stops`)
  return measured(start, twoOpt(start, nearestFirst(start, stops)))
}

/** A route in the order given. */
export function measured<S extends Stop>(start: Point, stops: readonly S[]): Route<S> {
  const legs = stops.map((stop, index) => distanceBetween(stops[index - 1] ?? start, stop))
  return { stops, legs, length: legs.reduce((sum, leg) => sum + leg, 0) }
}

/** Nearest neighbour: the next stop is the nearest remaining one, in a tie the one with the smaller id. */
export function nearestFirst<S extends Stop>(start: Point, stops: readonly S[]): S[] {
  const left = [...stops].sort((a, b) => (a.id < b.id ? -1 : 1))
  const order: S[] = []
  let here: Point = start
  while (left.length > 0) {
    const distances = left.map((stop) => distanceBetween(here, stop))
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    if (!next) break
    order.push(next)
    here = next
  }
  return order
}

/** 2-opt: reverses segments as long as that shortens the route. */
function twoOpt<S extends Stop>(start: Point, order: readonly S[]): readonly S[] {
  let best = order
  for (let improved = true; improved; ) {
    improved = false
    for (let from = 0; from < best.length - 1; from++) {
      for (let to = from + 1; to < best.length; to++) {
        const turned = [...best.slice(0, from), ...best.slice(from, to + 1).reverse(), ...best.slice(to + 1)]
        if (measured(start, turned).length > measured(start, best).length - GAIN) continue
        best = turned
        improved = true
      }
    }
  }
  return best
}

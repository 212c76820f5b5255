import { distanceBetween, type Point } from '#base/geo'
import type { Span } from './times'

/** Whether two visits fit into a day (domain/visits.md 5 'overlap', 'tight'). */

export interface Appointment extends Span {
  /** Login names of owner and participants. */
  readonly people: readonly string[]
  readonly point?: Point | undefined
}

const sharesPerson = (a: Appointment, b: Appointment) => a.people.some((one) => b.people.includes(one))

/** One of the people would be at two places. */
export const overlaps = (a: Appointment, b: Appointment): boolean =>
  a.from < b.to && b.from < a.to && sharesPerson(a, b)

/** Roads are longer than the straight line, and traffic in town is slow. km/h */
const [DETOUR, SPEED] = [1.3, 30]

/** The time that a way takes, in whole minutes. `metres`: straight line */
export function travelMinutes(metres: number): number {
  // Six digits, because 5 km · 1.3 / 30 h is not exactly 13 min in binary.
  return Math.ceil(Number((((metres / 1000) * DETOUR * 60) / SPEED).toFixed(6)))
}

export interface Tight {
  /** Between the two visits. min */
  readonly gap: number
  /** m */
  readonly distance: number
}

/** The gap between two visits of a person if it is too short for the way; undefined if it is long enough or unknown. */
export function tightBetween(a: Appointment, b: Appointment): Tight | undefined {
  if (!a.point || !b.point || !sharesPerson(a, b) || overlaps(a, b)) return undefined
  const [first, second] = a.from <= b.from ? [a, b] : [b, a]
  const gap = Math.floor((second.from.getTime() - first.to.getTime()) / 60_000)
  const distance = distanceBetween(a.point, b.point)
  return gap < travelMinutes(distance) ? { gap, distance } : undefined
}

import { distanceBetween, type Point } from '#base/geo'

/** A position may be off by this much at most to be allowed for (domain/leads 5, zone). m */
const ALLOWANCE = 100

/** `edge`: outside, but the position is so inexact that it may be inside. */
export type Zone = 'inside' | 'edge' | 'outside'

/**
 * The zone of a position relative to a site of `radius` m. `distance` and `accuracy` in m; without an accuracy there is
 * no tolerance.
 */
export function zoneOf(distance: number, accuracy: number | undefined, radius = 100): Zone {
  if (distance <= radius) return 'inside'
  return distance - Math.min(accuracy ?? 0, ALLOWANCE) <= radius ? 'edge' : 'outside'
}

/** Rules of a check-in (domain/leads.md 5 'zone', 'signals', 'times'), shared by pages and simulators. */

/** Radius of the zone around a site. m */
export const ZONE_RADIUS = 100
/** A position older than this is refetched. ms */
export const FIX_MAX_AGE = 30_000
/** From here on a position is poor. m */
export const POOR_ACCURACY = 100
/** Reason of a check-in outside of the zone. Characters */
export const REASON_TEXT = { min: 5, max: 200 } as const
/** Fewest and most photos of a check-in. */
export const CHECK_IN_PHOTOS = { min: 1, max: 6 } as const
/** A check-in sent within this time counts at its own time, a delayed one once a manager accepts it. ms */
const COUNTS_WITHIN = 24 * 3_600_000
/** With a longer delay, both times are shown. ms */
const LATE_AFTER = 5 * 60_000
/** Device clocks may be wrong by this much. ms */
const CLOCK_ALLOWANCE = 120_000
/** Nobody travels faster than this between two sites. km/h */
const TOP_SPEED = 120
/** Nearer than this, a jump is inaccuracy. m */
const JUMP_FROM = 1000
/** The same position this often among the last check-ins is none that a device measured. */
const SAME_POINT = { times: 3, among: 20 } as const

/** Weak signals of a check-in that needs a second look, in the order in which they are shown. */
export const SIGNALS = [
  'old-fix',
  'poor-accuracy',
  'no-accuracy',
  'mock',
  'edge',
  'outside',
  'jump',
  'same-point',
  'clock',
  'late',
] as const
export type Signal = (typeof SIGNALS)[number]

/** True for the key of a signal that this version supports. */
export const isSignal = (key: string): key is Signal => SIGNALS.some((known) => known === key)

/** Where and when somebody checked in. */
export interface Whereabouts {
  readonly point: Point
  readonly at: Date
}

/** What a check-in is judged by. Times of the device, apart from `serverAt`. */
export interface CheckInFacts {
  readonly point: Point
  /** m; undefined if unknown. */
  readonly accuracy?: number | undefined
  readonly mock?: boolean | undefined
  /** When the position was measured. */
  readonly fixAt: Date
  /** When the user checked in. */
  readonly deviceAt: Date
  readonly serverAt: Date
  /** Distance to the site; undefined if it has no place. m */
  readonly distance?: number | undefined
  /** The person's earlier check-ins, latest first. */
  readonly earlier: readonly Whereabouts[]
}

/** Average speed between two check-ins; infinite if both are at the same time. km/h */
export function speedBetween(a: Whereabouts, b: Whereabouts): number {
  const hours = Math.abs(b.at.getTime() - a.at.getTime()) / 3_600_000
  const km = distanceBetween(a.point, b.point) / 1000
  return hours === 0 ? Number.POSITIVE_INFINITY : km / hours
}

/** Six decimals, about a tenth of a metre. */
const placeOf = ({ lng, lat }: Point) => `${lng.toFixed(6)} ${lat.toFixed(6)}`

const tests: Readonly<Record<Signal, (facts: CheckInFacts) => boolean>> = {
  'old-fix': ({ fixAt, deviceAt }) => deviceAt.getTime() - fixAt.getTime() > FIX_MAX_AGE,
  'poor-accuracy': ({ accuracy }) => accuracy !== undefined && accuracy > POOR_ACCURACY,
  'no-accuracy': ({ accuracy }) => accuracy === undefined,
  mock: ({ mock }) => mock === true,
  edge: ({ distance, accuracy }) => distance !== undefined && zoneOf(distance, accuracy, ZONE_RADIUS) === 'edge',
  outside: ({ distance, accuracy }) => distance !== undefined && zoneOf(distance, accuracy, ZONE_RADIUS) === 'outside',
  jump: ({ point, deviceAt, earlier: [last] }) => {
    const here = { point, at: deviceAt }
    return last !== undefined && distanceBetween(last.point, point) > JUMP_FROM && speedBetween(last, here) > TOP_SPEED
  },
  'same-point': ({ point, earlier }) => {
    const place = placeOf(point)
    const before = earlier.slice(0, SAME_POINT.among - 1).filter((each) => placeOf(each.point) === place)
    return before.length + 1 >= SAME_POINT.times
  },
  // A slow clock cannot be distinguished from a check-in that was sent with a delay.
  clock: ({ fixAt, deviceAt, serverAt }) =>
    deviceAt.getTime() - serverAt.getTime() > CLOCK_ALLOWANCE || fixAt.getTime() - deviceAt.getTime() > CLOCK_ALLOWANCE,
  late: ({ deviceAt, serverAt }) => isLate(deviceAt, serverAt),
}

/** Weak signals of a check-in. None of them blocks it; two put it on the manager's list. */
export function signalsOf(facts: CheckInFacts): Signal[] {
  return SIGNALS.filter((signal) => tests[signal](facts))
}

/** Sent with such a delay that the time of the server is shown beside that of the device. */
export function isLate(deviceAt: Date, serverAt: Date): boolean {
  return serverAt.getTime() - deviceAt.getTime() > LATE_AFTER
}

/** Whether a check-in counts without a manager. */
export function countsAlone(deviceAt: Date, serverAt: Date): boolean {
  return serverAt.getTime() - deviceAt.getTime() <= COUNTS_WITHIN
}

/** Whole minutes from arrival to leaving; 0 if the clock was set back in between. */
export function dwellMinutes(arrived: Date, left: Date): number {
  return Math.max(0, Math.floor((left.getTime() - arrived.getTime()) / 60_000))
}

/** So many signals put a check-in on the manager's list. */
const SIGNALS_TO_REVIEW = 2

/** Needs a manager's second look: two weak signals, or sent so late that it does not count; a correction needs none. */
export function needsReview(record: {
  readonly signals?: readonly string[]
  readonly counts?: boolean
  readonly correction?: unknown
}): boolean {
  const { signals = [], counts, correction } = record
  return correction === undefined && (signals.length >= SIGNALS_TO_REVIEW || counts === false)
}

import type { Memory } from './memory'
import type { Position, TrackPoint } from './types'

/** A track that the phone follows. */
export interface Track {
  readonly points: readonly TrackPoint[]
  /** ms since the epoch */
  readonly startedAt: number
}

type Place = Position | readonly TrackPoint[]
const isTrack = (where: Place): where is readonly TrackPoint[] => Array.isArray(where)

/** Sets where the phone is: a point, a track from `now` on, or the default place. */
export function moveTo(
  memory: Pick<Memory, 'position' | 'track'>,
  where: Place | null | undefined,
  now = Date.now(),
): void {
  memory.track = where && isTrack(where) ? { points: where, startedAt: now } : undefined
  memory.position = where && !isTrack(where) ? where : undefined
}

/** The simulated position; undefined if none is set. Between two points of a track it moves evenly. */
export function positionAt({ position, track }: Pick<Memory, 'position' | 'track'>, now: number): Position | undefined {
  if (!track) return position
  const { points, startedAt } = track
  const elapsed = (now - startedAt) / 1000
  const next = points.find(({ at }) => at > elapsed)
  const last = [...points].reverse().find(({ at }) => at <= elapsed)
  if (!last || !next) return last ?? next
  const part = (elapsed - last.at) / (next.at - last.at)
  const between = (from: number, to: number) => from + (to - from) * part
  return {
    ...last,
    latitude: between(last.latitude, next.latitude),
    longitude: between(last.longitude, next.longitude),
  }
}

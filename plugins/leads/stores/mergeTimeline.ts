import type { ClockIn, Track } from '../api'

/** Event of a lead's timeline. */
export type TimelineEvent =
  | { readonly type: 'track'; readonly id: string; readonly at: Date; readonly track: Track }
  | { readonly type: 'clockIn'; readonly id: string; readonly at: Date; readonly clockIn: ClockIn }

interface Known {
  readonly tracks: readonly Track[]
  readonly clockIns: readonly ClockIn[]
  /** All check-ins are loaded. */
  readonly complete: boolean
}

/**
 * Merges follow-ups (all loaded) and check-ins (loaded by page), newest first. The list ends at the oldest loaded
 * check-in: an earlier check-in could still be inserted below it, and rows must not move while they are read.
 */
export function mergeTimeline({ tracks, clockIns, complete }: Known): TimelineEvent[] {
  const known = complete ? Number.NEGATIVE_INFINITY : oldest(clockIns)
  const events: TimelineEvent[] = [
    ...tracks.map((track) => ({ type: 'track' as const, id: `track:${track.id}`, at: track.at, track })),
    ...clockIns.map((clockIn) => ({ type: 'clockIn' as const, id: `clockIn:${clockIn.id}`, at: clockIn.at, clockIn })),
  ]
  return events
    .filter((event) => event.at.getTime() >= known)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id))
}

function oldest(clockIns: readonly ClockIn[]): number {
  return clockIns.reduce((time, clockIn) => Math.min(time, clockIn.at.getTime()), Number.POSITIVE_INFINITY)
}

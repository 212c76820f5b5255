import * as v from 'valibot'
import type { CheckInRecord } from './checkIn'

/** An arrival that the user has not left yet; `id` is its key while it waits. */
export interface Arrival {
  readonly id: string
  readonly at: Date
  /** The visit that one at a lead is for. */
  readonly visitId?: string | undefined
}

/** An arrival older than this is not left any more: somebody forgot to. ms */
const LEAVE_WITHIN = 24 * 3_600_000

const Waiting = v.object({
  key: v.string(),
  kind: v.string(),
  deviceAt: v.date(),
  arriveId: v.optional(v.string()),
  corrects: v.optional(v.string()),
  /** The visit that one at a lead is for. */
  visitId: v.optional(v.string()),
})
export type WaitingCheckIn = v.InferOutput<typeof Waiting>

/** Reads a request of the outbox, as stored on the device; undefined for other requests. */
export function readWaiting(request: unknown): WaitingCheckIn | undefined {
  const parsed = v.safeParse(Waiting, request)
  return parsed.success ? parsed.output : undefined
}

/** My latest arrival at a site before `now` that has no leaving, sent or waiting on this phone. */
export function openArrival(
  sent: readonly CheckInRecord[],
  waiting: readonly WaitingCheckIn[],
  { me, now }: { readonly me: string; readonly now: Date },
): Arrival | undefined {
  const over = new Set(waiting.flatMap(({ arriveId, corrects }) => [arriveId, corrects]))
  const all = [
    ...sent
      .filter(({ by, kind }) => by?.id === me && kind !== 'leave')
      .map(({ id, key, at, visitId, dwell, correction, review }) => ({
        id,
        at,
        visitId,
        isOver:
          dwell !== undefined ||
          correction !== undefined ||
          review?.decision === 'reject' ||
          over.has(id) ||
          (key !== undefined && over.has(key)),
      })),
    ...waiting
      .filter(({ kind, corrects }) => kind !== 'leave' && corrects === undefined)
      .map(({ key, deviceAt, visitId }) => ({ id: key, at: deviceAt, visitId, isOver: over.has(key) })),
  ].filter(({ at }) => at <= now)
  // A further check-in implies that the user left the previous place.
  const latest = all.sort((a, b) => b.at.getTime() - a.at.getTime())[0]
  if (!latest || latest.isOver || now.getTime() - latest.at.getTime() > LEAVE_WITHIN) return undefined
  return { id: latest.id, at: latest.at, visitId: latest.visitId }
}

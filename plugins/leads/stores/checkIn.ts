import * as v from 'valibot'
import { type Attachment, uploadsOf, withFiles } from '#src/attachments'
import type { Core } from '#src/core'
import { type Submission, submission } from '#src/forms'
import type { RequestOf, ResponseOf } from '#src/http'
import { currentLanguage, nameIn } from '#src/i18n'
import { type ClockIn, insertClockIn } from '../api'
import { CLOCK_IN_KINDS, type LeadId } from '../rules/vocabulary'
import { outboxRecord } from './followUp'
import { leadStore } from './LeadStore'
import { leadRecords } from './leadRecords'

/** What a check-in, a leaving or a correction says; `leadId` as the area knows it. */
export type CheckIn = RequestOf<typeof insertClockIn> & { readonly leadId: LeadId }

/** Files of a check-in. */
interface Files {
  readonly photos?: readonly Attachment[]
  readonly audio?: readonly Attachment[]
}

/** How a check-in is sent: with its files, in order with what else waits of the lead; its answer updates the open lead. */
export function checkInSubmission(
  core: Core,
  request: CheckIn,
  { photos = [], audio = [] }: Files = {},
): Submission<RequestOf<typeof insertClockIn>, ResponseOf<typeof insertClockIn>> {
  const { leadId: id } = request
  const store = core.store(leadRecords)
  const open = store.of(id)
  const lead = open.main.value ?? core.store(leadStore).get(id)
  return submission(insertClockIn, request, {
    record: outboxRecord(id),
    label: lead ? nameIn(lead, currentLanguage()) : id,
    send: withFiles([...uploadsOf('photo', photos), ...uploadsOf('audio', audio)]),
    after: (answer) => {
      store.applied(answer.lead)
      open.own.addClockIn(answer.clockIn)
    },
  })
}

/** An arrival that the user has not left yet; `id` is its key while it waits. */
export interface Arrival {
  readonly id: string
  readonly at: Date
}

/** An arrival older than this is not left any more: somebody forgot to. ms */
const LEAVE_WITHIN = 24 * 3_600_000

const Waiting = v.object({
  key: v.string(),
  kind: v.picklist(CLOCK_IN_KINDS),
  deviceAt: v.date(),
  arriveId: v.optional(v.string()),
  corrects: v.optional(v.string()),
})
export type WaitingCheckIn = v.InferOutput<typeof Waiting>

/** Reads a request of the outbox, as the device kept it; undefined for other requests. */
export function readWaiting(request: unknown): WaitingCheckIn | undefined {
  const parsed = v.safeParse(Waiting, request)
  return parsed.success ? parsed.output : undefined
}

/** My latest arrival at a lead before `now` that has no leaving, sent or waiting on this phone. */
export function openArrival(
  sent: readonly ClockIn[],
  waiting: readonly WaitingCheckIn[],
  { me, now }: { readonly me: string; readonly now: Date },
): Arrival | undefined {
  const over = new Set(waiting.flatMap(({ arriveId, corrects }) => [arriveId, corrects]))
  const all = [
    ...sent
      .filter(({ by, kind }) => by?.id === me && kind !== 'leave')
      .map(({ id, key, at, dwell, correction }) => ({
        id,
        at,
        isOver: dwell !== undefined || correction !== undefined || over.has(id) || (key !== undefined && over.has(key)),
      })),
    ...waiting
      .filter(({ kind, corrects }) => kind !== 'leave' && corrects === undefined)
      .map(({ key, deviceAt }) => ({ id: key, at: deviceAt, isOver: over.has(key) })),
  ].filter(({ at }) => at <= now)
  // Whoever checked in again has left the place before.
  const latest = all.sort((a, b) => b.at.getTime() - a.at.getTime())[0]
  if (!latest || latest.isOver || now.getTime() - latest.at.getTime() > LEAVE_WITHIN) return undefined
  return { id: latest.id, at: latest.at }
}

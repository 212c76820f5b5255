import * as v from 'valibot'
import { listOf, maybe, named, renamed, text } from '#base/wire'
import {
  checkInEntries,
  checkInReviewCalls,
  reviewedEntries,
  sentCheckInEntries,
  withPending,
} from '#domain/checkIn/rules'
import { paged } from '#platform/http'
import { CLOCK_IN_KINDS, leadIdSchema } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { optionalText, ours, plannedSchema, pointSchema, post } from './shared'

/** Calls for check-ins at a lead. */

const ids = { clockInId: v.string(), clueId: leadIdSchema }
const names = { clockInId: 'id', clueId: 'leadId', clue: 'lead' } as const
const shared = checkInEntries(CLOCK_IN_KINDS)
/** `visitId`: of the visit that it arrives at or leaves (domain/visits.md 2). */
const clockInSchema = v.pipe(renamed({ ...ids, visitId: text, ...shared }, names), v.transform(withPending))

/** A check-in at a lead. */
export type ClockIn = v.InferOutput<typeof clockInSchema>

export const selectClockIns = post('/ennNewClueClockInRecord/selectPage', {
  about: 'One page of the check-ins at a lead, latest first.',
  request: v.pipe(
    paged({ id: leadIdSchema }),
    v.transform(({ id, ...rest }) => ({ clueId: id, ...rest })),
  ),
  response: listOf(clockInSchema),
})

const sent = {
  leadId: leadIdSchema,
  /** Default: the visit that the user has planned there today; of a leaving that of its arrival. */
  visitId: optionalText,
  ...sentCheckInEntries(CLOCK_IN_KINDS),
  nextStep: v.optional(plannedSchema),
}

/**
 * Saves a check-in, a leaving (`kind` leave with `arriveId`) or the correction of one of mine (`corrects` with `note`).
 * A repeated `key` returns the check-in of the first request. Refused with 4000 `fields` (`reason`, `photos`, `note`,
 * `nextStep`), 4003 (also for the visit of others or to another lead), and 4106 for a leaving without an arrival.
 */
export const insertClockIn = post('/ennNewClueClockInRecord/insert', {
  repeatable: true,
  about: 'Checks in at a lead, leaves it, or corrects an earlier check-in; answers it and the lead as it is then.',
  request: renamed(sent, { leadId: 'clueId' }),
  response: renamed({ record: clockInSchema, clue: leadDetailSchema }, { record: 'clockIn', clue: 'lead' }),
})

const clue = v.object({ ...named, point: maybe(pointSchema) })

/** A check-in as a manager reviews it: with where it was, and the lead's name and place. */
export const reviewSchema = v.pipe(
  renamed({ ...ids, ...shared, ...reviewedEntries, clue }, names),
  v.transform(withPending),
)

/** The second manager is refused with 4107, who was first. */
export type Review = v.InferOutput<typeof reviewSchema>

export const reviewCalls = checkInReviewCalls(ours, reviewSchema)

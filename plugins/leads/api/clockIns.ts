import * as v from 'valibot'
import { call, listRequest, paged } from '#src/http'
import { abilities, coded, listOf, many, maybe, moment, momentToWire, person, text } from '#src/wire'
import { REVIEW_TABS, reviewFilters } from '../rules/filters'
import { CLOCK_IN_KINDS, leadIdSchema, NEXT_STEP_KINDS } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { pointSchema } from './map'
import { CLUE } from './shared'

/** Calls for check-ins at a lead. */

/** Decisions of a manager about a check-in. */
export const DECISIONS = ['accept', 'reject'] as const

const clockInWire = v.object({
  clockInId: v.string(),
  clueId: leadIdSchema,
  key: text,
  kind: coded(CLOCK_IN_KINDS),
  arriveId: text,
  at: moment,
  serverAt: maybe(moment),
  by: maybe(person),
  address: text,
  addressEn: text,
  distance: maybe(v.number()),
  accuracy: maybe(v.number()),
  text,
  textEn: text,
  reason: text,
  photos: many(v.string()),
  audio: many(v.string()),
  dwell: maybe(v.number()),
  signals: many(v.string()),
  counts: maybe(v.boolean()),
  correction: maybe(v.object({ note: v.string(), at: moment })),
  review: maybe(v.object({ decision: coded(DECISIONS), by: person, at: moment, comment: text })),
})

const toClockIn = (w: v.InferOutput<typeof clockInWire>) => ({
  id: w.clockInId,
  leadId: w.clueId,
  /** Made by the device, so that a check-in can be recognised before the server has given it an id. */
  key: w.key,
  kind: w.kind,
  /** Of a leaving: the check-in that it ends, by id or key. */
  arriveId: w.arriveId,
  /** Time of the device. */
  at: w.at,
  /** When the server received it. */
  serverAt: w.serverAt,
  by: w.by,
  address: w.address,
  addressEn: w.addressEn,
  /** Distance from the lead's point. m */
  distance: w.distance,
  accuracy: w.accuracy,
  text: w.text,
  textEn: w.textEn,
  /** The user's reason for a check-in outside of the permitted distance. */
  reason: w.reason,
  photos: w.photos,
  /** Addresses of recordings. */
  audio: w.audio,
  /** Whole minutes from arrival to leaving; absent before the user has left. */
  dwell: w.dwell,
  /** Keys of weak signals of a false check-in (domain/leads.md). */
  signals: w.signals,
  /** Sent so late that a manager has to accept it first. */
  isPending: w.counts === false && w.review === undefined,
  /** The user's own note that it was a mistake. */
  correction: w.correction,
  /** What a manager decided about it. */
  review: w.review,
})

const clockInSchema = v.pipe(clockInWire, v.transform(toClockIn))

/** A check-in at a lead. */
export type ClockIn = v.InferOutput<typeof clockInSchema>

export const selectClockIns = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueClockInRecord/selectPage`,
  send: 'json',
  about: 'One page of the check-ins at a lead, latest first.',
  request: v.pipe(
    paged({ id: leadIdSchema }),
    v.transform(({ id, ...rest }) => ({ clueId: id, ...rest })),
  ),
  response: listOf(clockInSchema),
})

/**
 * Saves a check-in, a leaving (`kind` leave with `arriveId`) or the correction of one of mine (`corrects` with `note`). The
 * `key` of one that was received already answers that one. Refused with 4000 `fields` (`reason`, `photos`, `note`,
 * `nextStep`), 4003, and 4106 for a leaving without an arrival.
 */
export const insertClockIn = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueClockInRecord/insert`,
  send: 'json',
  repeatable: true,
  about: 'Checks in at a lead, leaves it, or corrects an earlier check-in; answers it and the lead as it is then.',
  request: v.pipe(
    v.object({
      leadId: leadIdSchema,
      key: v.string(),
      kind: v.picklist(CLOCK_IN_KINDS),
      /** Not sent with a correction. */
      point: v.optional(pointSchema),
      /** m */
      accuracy: v.optional(v.number()),
      /** The device reported a mocked position. */
      mock: v.optional(v.boolean()),
      fixAt: v.optional(momentToWire),
      deviceAt: momentToWire,
      address: v.optional(v.string()),
      reason: v.optional(v.string()),
      text: v.optional(v.string()),
      photos: v.optional(v.array(v.string())),
      /** Addresses of recordings. */
      audio: v.optional(v.array(v.string())),
      nextStep: v.optional(
        v.object({ at: momentToWire, kind: v.picklist(NEXT_STEP_KINDS), text: v.optional(v.string()) }),
      ),
      arriveId: v.optional(v.string()),
      corrects: v.optional(v.string()),
      note: v.optional(v.string()),
    }),
    v.transform(({ leadId, ...rest }) => ({ clueId: leadId, ...rest })),
  ),
  response: v.pipe(
    v.object({ record: clockInSchema, clue: leadDetailSchema }),
    v.transform((w) => ({ clockIn: w.record, lead: w.clue })),
  ),
})

/** A check-in as a manager reviews it: with where it was, and the lead's name and place. */
export const reviewSchema = v.pipe(
  v.object({
    ...clockInWire.entries,
    version: v.number(),
    point: maybe(pointSchema),
    clue: v.object({ name: v.string(), nameEn: text, point: maybe(pointSchema) }),
    ...abilities,
  }),
  v.transform((w) => ({
    ...toClockIn(w),
    version: w.version,
    point: w.point,
    lead: w.clue,
    can: w.can,
    why: w.why,
  })),
)
/** `can` contains accept and reject. */
export type Review = v.InferOutput<typeof reviewSchema>

const REVIEWS = '/api/leads/checkIns'

export const listReviews = call({
  host: 'main',
  method: 'GET',
  path: REVIEWS,
  send: 'query',
  about: 'One page of the check-ins of my organisation that need a second look, or that had one; latest first.',
  request: listRequest(reviewFilters, { tab: v.picklist(REVIEW_TABS) }),
  response: listOf(reviewSchema),
})

export const getReview = call({
  host: 'main',
  method: 'GET',
  path: `${REVIEWS}/{id}`,
  send: 'path',
  about: 'One of these check-ins.',
  request: v.object({ id: v.string() }),
  response: reviewSchema,
})

/** The second manager is refused with 4107, who was first. */
export const decideReview = call({
  host: 'main',
  method: 'POST',
  path: `${REVIEWS}/{id}/decide`,
  send: 'path',
  about: 'Accepts a check-in, which then counts at its own time, or rejects it with a comment: it does not count then.',
  request: v.object({
    id: v.string(),
    version: v.number(),
    decision: v.picklist(DECISIONS),
    comment: v.optional(v.string()),
  }),
  response: reviewSchema,
})

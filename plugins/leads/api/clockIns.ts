import * as v from 'valibot'
import { abilities, coded, listOf, many, maybe, moment, momentToWire, named, person, renamed, text } from '#base/wire'
import { listRequest, paged } from '#platform/http'
import { REVIEW_TABS, reviewFilters } from '../rules/filters'
import { CLOCK_IN_KINDS, leadIdSchema } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { optionalText, optionalTexts, ours, plannedSchema, pointSchema, post } from './shared'

/** Calls for check-ins at a lead. */

/** Decisions of a manager about a check-in. */
export const DECISIONS = ['accept', 'reject'] as const

const clockInEntries = {
  clockInId: v.string(),
  clueId: leadIdSchema,
  /** Made by the device, so that a check-in can be recognised before the server has given it an id. */
  key: text,
  kind: coded(CLOCK_IN_KINDS),
  /** Of a leaving: the check-in that it ends, by id or key. */
  arriveId: text,
  /** Time of the device. */
  at: moment,
  /** When the server received it. */
  serverAt: maybe(moment),
  by: maybe(person),
  address: text,
  addressEn: text,
  /** Distance from the lead's point. m */
  distance: maybe(v.number()),
  accuracy: maybe(v.number()),
  text,
  textEn: text,
  /** The user's reason for a check-in outside of the permitted distance. */
  reason: text,
  photos: many(v.string()),
  /** Addresses of recordings. */
  audio: many(v.string()),
  /** Whole minutes from arrival to leaving; absent before the user has left. */
  dwell: maybe(v.number()),
  /** Keys of weak signals of a false check-in (domain/leads.md). */
  signals: many(v.string()),
  counts: maybe(v.boolean()),
  /** The user's own note that it was a mistake. */
  correction: maybe(v.object({ note: v.string(), at: moment })),
  /** Decision of a manager about it. */
  review: maybe(v.object({ decision: coded(DECISIONS), by: person, at: moment, comment: text })),
}
const names = { clockInId: 'id', clueId: 'leadId', clue: 'lead' } as const

/** `isPending`: sent so late that a manager has to accept it first. */
const withPending = <T extends { readonly counts: boolean | undefined; readonly review: unknown }>({
  counts,
  ...rest
}: T) => ({ ...rest, isPending: counts === false && rest.review === undefined })

const clockInSchema = v.pipe(renamed(clockInEntries, names), v.transform(withPending))

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

/** A check-in as it is sent, beside its lead. */
export const sentEntries = {
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
  address: optionalText,
  reason: optionalText,
  text: optionalText,
  photos: optionalTexts,
  /** Addresses of recordings. */
  audio: optionalTexts,
  nextStep: v.optional(plannedSchema),
  arriveId: optionalText,
  corrects: optionalText,
  note: optionalText,
}

/**
 * Saves a check-in, a leaving (`kind` leave with `arriveId`) or the correction of one of mine (`corrects` with `note`).
 * A repeated `key` returns the check-in of the first request. Refused with 4000 `fields` (`reason`, `photos`, `note`,
 * `nextStep`), 4003, and 4106 for a leaving without an arrival.
 */
export const insertClockIn = post('/ennNewClueClockInRecord/insert', {
  repeatable: true,
  about: 'Checks in at a lead, leaves it, or corrects an earlier check-in; answers it and the lead as it is then.',
  request: renamed({ leadId: leadIdSchema, ...sentEntries }, { leadId: 'clueId' }),
  response: renamed({ record: clockInSchema, clue: leadDetailSchema }, { record: 'clockIn', clue: 'lead' }),
})

/** A check-in as a manager reviews it: with where it was, and the lead's name and place. */
export const reviewSchema = v.pipe(
  renamed(
    {
      ...clockInEntries,
      version: v.number(),
      point: maybe(pointSchema),
      clue: v.object({ ...named, point: maybe(pointSchema) }),
      ...abilities,
    },
    names,
  ),
  v.transform(withPending),
)
/** `can` contains accept and reject. */
export type Review = v.InferOutput<typeof reviewSchema>

export const listReviews = ours.get('/checkIns', {
  about: 'One page of the check-ins of my organisation that need a second look, or that had one; latest first.',
  request: listRequest(reviewFilters, { tab: v.picklist(REVIEW_TABS) }),
  response: listOf(reviewSchema),
})

export const getReview = ours.get('/checkIns/{id}', {
  send: 'path',
  about: 'One of these check-ins.',
  request: v.object({ id: v.string() }),
  response: reviewSchema,
})

/** The second manager is refused with 4107, who was first. */
export const decideReview = ours.post('/checkIns/{id}/decide', {
  send: 'path',
  about: 'Accepts a check-in, which then counts at its own time, or rejects it with a comment: it does not count then.',
  request: v.object({ id: v.string(), version: v.number(), decision: v.picklist(DECISIONS), comment: optionalText }),
  response: reviewSchema,
})

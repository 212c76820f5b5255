import * as v from 'valibot'
import { abilities, coded, many, maybe, moment, momentToWire, person, text } from '#base/wire'

/** Check-ins on the wire (domain/leads.md 1 'ClockIn'): what areas share; ids and sites are their own. */

/** Decisions of a manager about a check-in. */
export const CHECK_IN_DECISIONS = ['accept', 'reject'] as const

const pointSchema = v.object({ lng: v.number(), lat: v.number() })

/** Fields of a check-in as the server returns it; `kinds` are those of the area, `leave` among them. */
export const checkInEntries = <K extends string>(kinds: readonly K[]) => ({
  /** Made by the device, so that a check-in can be recognised before the server has given it an id. */
  key: text,
  kind: coded(kinds),
  /** Of a leaving: the check-in that it ends, by id or key. */
  arriveId: text,
  /** Time of the device. */
  at: moment,
  /** When the server received it. */
  serverAt: maybe(moment),
  by: maybe(person),
  address: text,
  addressEn: text,
  /** Distance from the site. m */
  distance: maybe(v.number()),
  accuracy: maybe(v.number()),
  text,
  textEn: text,
  /** The user's reason for a check-in outside of the permitted distance. */
  reason: text,
  photos: many(v.string()),
  /** Recordings: their addresses, or with what was said, once the server has written it down. */
  audio: many(v.union([v.string(), v.object({ url: v.string(), transcript: text })])),
  /** Whole minutes from arrival to leaving; absent before the user has left. */
  dwell: maybe(v.number()),
  /** Keys of weak signals of a false check-in. */
  signals: many(v.string()),
  counts: maybe(v.boolean()),
  /** The user's own note that it was a mistake. */
  correction: maybe(v.object({ note: v.string(), at: moment })),
  /** Decision of a manager about it. */
  review: maybe(v.object({ decision: coded(CHECK_IN_DECISIONS), by: person, at: moment, comment: text })),
})

/** What a manager who reviews a check-in sees beside it: where it was, and what they may do (`accept`, `reject`). */
export const reviewedEntries = { version: v.number(), point: maybe(pointSchema), ...abilities }

/** Replaces `counts` by `isPending`: sent so late that a manager has to accept it first. */
export const withPending = <T extends { readonly counts: boolean | undefined; readonly review: unknown }>({
  counts,
  ...rest
}: T) => ({ ...rest, isPending: counts === false && rest.review === undefined })

const optionalText = v.optional(v.string())
const optionalTexts = v.optional(v.array(v.string()))

/** Fields of a check-in, a leaving (`arriveId`) or a correction (`corrects` with `note`) as they are sent. */
export const sentCheckInEntries = <const K extends readonly string[]>(kinds: K) => ({
  key: v.string(),
  kind: v.picklist(kinds),
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
  arriveId: optionalText,
  corrects: optionalText,
  note: optionalText,
})

const waiting = v.object({ key: v.string(), kind: v.string(), deviceAt: v.date(), corrects: v.optional(v.string()) })

/** A request of the outbox, as stored on the device, is a check-in: neither a leaving nor a correction. */
export const isArrival = (request: unknown): boolean =>
  v.is(waiting, request) && request.kind !== 'leave' && request.corrects === undefined

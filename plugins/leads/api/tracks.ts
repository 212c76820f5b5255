import * as v from 'valibot'
import { call, paged } from '#src/http'
import { coded, listOf, many, maybe, moment, momentToWire, person, text } from '#src/wire'
import { CLOCK_IN_KINDS, leadIdSchema, NEXT_STEP_KINDS, TRACK_KINDS } from '../rules/vocabulary'
import { leadDetailSchema, nextStepSchema } from './lead'
import { CLUE } from './shared'

/** Calls for follow-ups and check-ins of a lead. */

const recordingSchema = v.object({ url: v.string(), /** s */ duration: v.number() })

const trackSchema = v.pipe(
  v.object({
    trackId: v.string(),
    clueId: leadIdSchema,
    kind: coded(TRACK_KINDS),
    contact: maybe(v.object({ contactId: v.string(), name: v.string(), nameEn: text })),
    text: v.string(),
    textEn: text,
    audio: many(recordingSchema),
    photos: many(v.string()),
    at: moment,
    by: maybe(person),
    nextStep: maybe(nextStepSchema),
  }),
  v.transform((w) => ({
    id: w.trackId,
    leadId: w.clueId,
    kind: w.kind,
    contact: w.contact && { id: w.contact.contactId, name: w.contact.name, nameEn: w.contact.nameEn },
    text: w.text,
    textEn: w.textEn,
    audio: w.audio,
    photos: w.photos,
    at: w.at,
    by: w.by,
    nextStep: w.nextStep,
  })),
)

/** A follow-up: visit, call or message. */
export type Track = v.InferOutput<typeof trackSchema>

/** All follow-ups of a lead, latest first. */
export const selectTracks = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueTrack/selectList`,
  send: 'json',
  about: 'All follow-ups of a lead, latest first.',
  request: v.pipe(
    v.object({ id: leadIdSchema }),
    v.transform(({ id }) => ({ clueId: id })),
  ),
  response: v.array(trackSchema),
})

/**
 * Saves a follow-up; send it with an idempotency key. Refused with 4000 `fields`: `contact` (neither id nor name),
 * `text` (length), `nextStep` (missing or past), `audio`, `photos` (too many). The first follow-up of a verified lead
 * moves it to 'followed up'.
 */
export const insertTrack = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueTrack/insert`,
  send: 'json',
  repeatable: true,
  about: 'Writes a follow-up; answers it and the lead as it is then.',
  request: v.pipe(
    v.object({
      leadId: leadIdSchema,
      kind: v.picklist(TRACK_KINDS),
      /** An existing contact of the lead … */
      contactId: v.optional(v.string()),
      /** … or the name of a new contact, which is created. */
      contactName: v.optional(v.string()),
      text: v.string(),
      audio: v.optional(v.array(recordingSchema)),
      photos: v.optional(v.array(v.string())),
      nextStep: v.object({ at: momentToWire, kind: v.picklist(NEXT_STEP_KINDS), text: v.optional(v.string()) }),
    }),
    v.transform(({ leadId, ...rest }) => ({ clueId: leadId, ...rest })),
  ),
  response: v.pipe(
    v.object({ track: trackSchema, clue: leadDetailSchema }),
    v.transform((w) => ({ track: w.track, lead: w.clue })),
  ),
})

const clockInSchema = v.pipe(
  v.object({
    clockInId: v.string(),
    clueId: leadIdSchema,
    kind: coded(CLOCK_IN_KINDS),
    at: moment,
    by: maybe(person),
    address: text,
    addressEn: text,
    distance: maybe(v.number()),
    accuracy: maybe(v.number()),
    text,
    textEn: text,
    reason: text,
    photos: many(v.string()),
    dwell: maybe(v.number()),
    signals: many(v.string()),
  }),
  v.transform((w) => ({
    id: w.clockInId,
    leadId: w.clueId,
    kind: w.kind,
    at: w.at,
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
    /** Whole minutes from arrival to leaving; absent before the user has left. */
    dwell: w.dwell,
    /** Keys of weak signals of a false check-in (domain/leads.md). */
    signals: w.signals,
  })),
)

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

import * as v from 'valibot'
import { call } from '#src/http'
import { coded, many, maybe, moment, momentToWire, person, text } from '#src/wire'
import { leadIdSchema, NEXT_STEP_KINDS, TRACK_KINDS } from '../rules/vocabulary'
import { leadDetailSchema, nextStepSchema } from './lead'
import { CLUE } from './shared'

/** Calls for follow-ups of a lead. */

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

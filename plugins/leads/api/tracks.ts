import * as v from 'valibot'
import { coded, many, maybe, moment, momentToWire, person, renamed, text } from '#base/wire'
import { leadIdSchema, TRACK_KINDS } from '../rules/vocabulary'
import { leadDetailSchema, nextStepSchema } from './lead'
import { namedContact, ofLead, optionalText, optionalTexts, plannedSchema, post } from './shared'

/** Calls for follow-ups of a lead. */

const recordingSchema = v.object({
  url: v.string(),
  /** s */
  duration: maybe(v.number()),
  /** What was said, once the server has written it down. */
  transcript: text,
})

const trackSchema = renamed(
  {
    trackId: v.string(),
    clueId: leadIdSchema,
    kind: coded(TRACK_KINDS),
    contact: maybe(namedContact),
    text: v.string(),
    textEn: text,
    audio: many(recordingSchema),
    photos: many(v.string()),
    at: moment,
    by: maybe(person),
    nextStep: maybe(nextStepSchema),
    /** The call that it is about, if it was made in the app. `seconds`: about how long; absent if unknown. Ours. */
    call: maybe(v.object({ at: moment, seconds: maybe(v.number()) })),
  },
  { trackId: 'id', clueId: 'leadId' },
)

/** A follow-up: visit, call or message. */
export type Track = v.InferOutput<typeof trackSchema>

/** All follow-ups of a lead, latest first. */
export const selectTracks = post('/ennNewClueTrack/selectList', {
  about: 'All follow-ups of a lead, latest first.',
  request: ofLead,
  response: v.array(trackSchema),
})

/** A follow-up as it is sent, beside its lead and next step. */
export const trackEntries = {
  kind: v.picklist(TRACK_KINDS),
  /** An existing contact of the lead … */
  contactId: optionalText,
  /** … or the name of a new contact, which is created. */
  contactName: optionalText,
  text: v.string(),
  audio: v.optional(v.array(v.object({ url: v.string(), duration: v.optional(v.number()) }))),
  photos: optionalTexts,
  /** When it was written on the device; counts within 24 h, as for check-ins. */
  deviceAt: v.optional(momentToWire),
  call: v.optional(v.object({ at: momentToWire, seconds: v.optional(v.number()) })),
}

/**
 * Saves a follow-up; send it with an idempotency key. Refused with 4000 `fields`: `contact` (neither id nor name),
 * `text` (length), `nextStep` (missing or past), `audio`, `photos` (too many). The first follow-up of a verified lead
 * moves it to 'followed up'.
 */
export const insertTrack = post('/ennNewClueTrack/insert', {
  repeatable: true,
  about: 'Writes a follow-up; answers it and the lead as it is then.',
  request: renamed({ leadId: leadIdSchema, ...trackEntries, nextStep: plannedSchema }, { leadId: 'clueId' }),
  response: renamed({ track: trackSchema, clue: leadDetailSchema }, { clue: 'lead' }),
})

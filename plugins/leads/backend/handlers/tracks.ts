import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { personOf, readHandler, refusal, refuseFields } from '#harness/backend/kit'
import { contactKind, INFLUENCES, newRecordId, type SimContact } from '#harness/backend/world'
import { DAY } from '#src/calendar'
import { insertTrack, selectTracks } from '../../api/tracks'
import { TRACK_AUDIO_MAX, TRACK_PHOTOS_MAX, TRACK_TEXT } from '../../rules/limits'
import { activityPoints, type ContactKind, peoplePoints, type ScoreParts, totalScore } from '../../rules/score'
import { wordyLength } from '../../rules/textLength'
import { TRACK_KINDS } from '../../rules/vocabulary'
import { nextStepOf } from '../edits'
import { leads } from '../leads'
import { stepsTo } from '../moves'
import { clockInKind, type SimClockIn, type SimLead, type SimNextStep, type SimTrack, trackKind } from '../records'
import { contactsOf, detailOf } from '../view'

/** Follow-ups of a lead. */

function trackOf(track: SimTrack, context: SimContext) {
  const { contactId, by, ...rest } = track
  const contact = contactId === undefined ? undefined : context.store.table(contactKind).get(contactId)
  return {
    ...rest,
    by: personOf(context, by),
    contact: contact && { contactId: contact.contactId, name: contact.name, nameEn: contact.nameEn },
  }
}

/** What was written about a lead, latest first. */
export function latestOf<T extends { readonly clueId: string; readonly at: string }>(
  records: Iterable<T>,
  clueId: string,
): T[] {
  return [...records].filter((record) => record.clueId === clueId).sort((a, b) => (a.at < b.at ? 1 : -1))
}

const submitSchema = v.object({
  kind: v.picklist(TRACK_KINDS),
  text: v.optional(v.string(), ''),
  contactId: v.optional(v.string()),
  contactName: v.optional(v.string()),
  audio: v.optional(v.array(v.object({ url: v.string(), duration: v.number() })), []),
  photos: v.optional(v.array(v.string()), []),
})

/** One of the lead's contacts, by id. */
function contactOf({ clueId }: SimLead, contactId: string | undefined, { store }: SimContext): SimContact | undefined {
  const contact = contactId === undefined ? undefined : store.table(contactKind).get(contactId)
  return contact?.clueId === clueId ? contact : undefined
}

/** Somebody new becomes a contact of the lead. */
function addContact({ clueId }: SimLead, name: string, { store, employee }: SimContext): SimContact {
  const contact: SimContact = {
    contactId: newRecordId('P', store.next('contact')),
    version: 1,
    clueId,
    name,
    phones: [],
    influence: INFLUENCES.unknown,
    state: '1',
    owner: employee.loginName,
  }
  store.table(contactKind).put(contact)
  return contact
}

function insert(wire: Wire, context: SimContext) {
  const { store, employee, now } = context
  const lead = leads.read(wire.clueId, context)
  if (!leads.may('lead.edit', lead, context)) throw refusal(4003, { right: 'lead.edit' })
  if (lead.state !== 'owned') throw refusal(4010)
  const request = v.safeParse(submitSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { kind: 'required' } })
  const { kind, audio, photos, ...sent } = request.output
  const [text, name] = [sent.text.trim(), sent.contactName?.trim()]
  const known = contactOf(lead, sent.contactId, context)
  const nextStep = nextStepOf(wire.nextStep, now)
  refuseFields({
    contact: !known && !name && 'required',
    text: (wordyLength(text) < TRACK_TEXT.min || text.length > TRACK_TEXT.max) && 'text',
    nextStep: !nextStep && 'next',
    audio: audio.length > TRACK_AUDIO_MAX && 'most',
    photos: photos.length > TRACK_PHOTOS_MAX && 'most',
  })
  const track: SimTrack = {
    trackId: newRecordId('T', store.next('track')),
    clueId: lead.clueId,
    kind,
    text,
    audio,
    photos,
    at: now.toISOString(),
    by: employee.loginName,
    contactId: (known ?? addContact(lead, name ?? '', context)).contactId,
    ...(nextStep && { nextStep }),
  }
  store.table(trackKind).put(track)
  return { track: trackOf(track, context), clue: detailOf(afterContact(lead, track, context), context) }
}

/** What a follow-up or check-in says about its lead. */
export interface Contacted {
  readonly kind: ContactKind
  readonly at: string
  readonly by: string
  readonly nextStep?: SimNextStep
}

/** Writes what a contact does to its lead: last contact, next step, score; a verified one is now followed up. */
export function afterContact(lead: SimLead, contact: Contacted, context: SimContext): SimLead {
  const parts = lead.parts && scoredBy(lead.parts, lead.clueId, context)
  const { kind, at, by, nextStep } = contact
  const isLatest = lead.lastContact === undefined || lead.lastContact.at <= at
  return leads.change(
    lead,
    {
      // One that was sent later does not hide what happened meanwhile.
      ...(isLatest && { lastContact: { kind, at } }),
      // Where nothing was known to score, one contact does not make a score.
      ...(parts && { parts, score: totalScore(parts) }),
      ...(lead.score !== undefined && { scoreBefore: lead.score }),
      ...(nextStep && { nextStep }),
      ...(lead.state === 'owned' && lead.stage === 'verified' && stepsTo(lead, 'followedUp', by, at)),
    },
    context,
  )
}

/** Arrivals at a lead that count as a contact, latest first. */
function countedOf(clueId: string, { store }: SimContext): SimClockIn[] {
  return latestOf(store.table(clockInKind).values(), clueId).filter(
    ({ kind, counts }) => kind !== 'leave' && counts !== false,
  )
}

/** Writes that a check-in does not count any more: last contact and score; a stage that was reached stays. */
export function withoutContact(lead: SimLead, context: SimContext): SimLead {
  const [track] = latestOf(context.store.table(trackKind).values(), lead.clueId)
  const [counted] = countedOf(lead.clueId, context)
  const isCheckIn = counted !== undefined && (track === undefined || counted.at > track.at)
  const last = isCheckIn ? { kind: 'checkIn' as const, at: counted.at } : track && { kind: track.kind, at: track.at }
  const parts = lead.parts && scoredBy(lead.parts, lead.clueId, context)
  return leads.change(lead, { lastContact: last, ...(parts && { parts, score: totalScore(parts) }) }, context)
}

/** The parts of a score that follow from what was written and who is known. */
function scoredBy(parts: ScoreParts, clueId: string, context: SimContext): ScoreParts {
  const { store, now } = context
  const month = new Date(now.getTime() - 30 * DAY).toISOString()
  const isRecent = ({ at }: { readonly at: string }) => at >= month
  const people = contactsOf(clueId, context)
  return {
    ...parts,
    activity: activityPoints([
      ...latestOf(store.table(trackKind).values(), clueId)
        .filter(isRecent)
        .map(({ kind }) => kind),
      ...countedOf(clueId, context)
        .filter(isRecent)
        .map(() => 'checkIn' as const),
    ]),
    contacts: peoplePoints({
      phone: people.some(({ phones }) => phones.length > 0),
      count: people.length,
      decider: people.some(({ influence }) => influence === INFLUENCES.decides),
    }),
  }
}

const byLead = ({ clueId }: Wire) => clueId

export const trackHandlers: readonly SimHandler[] = [
  readHandler(
    selectTracks,
    leads,
    ({ clueId }, context) =>
      latestOf(context.store.table(trackKind).values(), clueId).map((track) => trackOf(track, context)),
    byLead,
  ),
  answer(insertTrack, insert),
]

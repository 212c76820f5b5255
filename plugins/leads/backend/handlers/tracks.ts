import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  definedFields,
  fieldErrors,
  latestFirst,
  personOf,
  picked,
  refusal,
  refuseFields,
  transcribed,
  writable,
} from '#harness/backend/kit'
import { contactKind, contactNow, metContacts, newRecordId } from '#harness/backend/world'
import { insertTrack, selectTracks, trackEntries } from '../../api/tracks'
import { followUpFields } from '../../rules/fields'
import { TRACK_AUDIO_MAX } from '../../rules/limits'
import type { ContactKind } from '../../rules/score'
import { addContact } from '../contacts'
import { nextStepOf, writtenAt } from '../edits'
import { aboutLead, isOwned, leads } from '../leads'
import { stepsTo } from '../moves'
import { clockInKind, type SimClockIn, type SimLead, type SimNextStep, type SimTrack, trackKind } from '../records'
import { scoreOf } from '../score'
import { detailOf } from '../view'

/** Follow-ups of a lead. */

function trackOf({ contactId, by, serverAt, ...track }: SimTrack, context: SimContext) {
  // The history of a merged contact is that of the one that remains.
  const contact = contactId === undefined ? undefined : contactNow(contactId, context)
  return {
    ...track,
    audio: transcribed(track.audio ?? [], serverAt ?? track.at, context),
    by: personOf(context, by),
    contact: contact && picked(contact, 'contactId', 'name', 'nameEn'),
  }
}

/** Entries about a lead, latest first. */
function latestOf<T extends { readonly clueId: string; readonly at: string }>(
  records: Iterable<T>,
  clueId: string,
): T[] {
  return latestFirst([...records].filter((record) => record.clueId === clueId))
}

const tracksOf = ({ clueId }: SimLead, { store }: SimContext) => latestOf(store.table(trackKind).values(), clueId)

const callSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), seconds: v.optional(v.number()) })
const sentSchema = v.object({
  ...v.omit(v.object(trackEntries), ['deviceAt']).entries,
  text: v.optional(v.string(), ''),
  call: v.optional(callSchema),
})

/** One of the contacts of the lead or its customer, by id. */
function contactOf({ clueId, custId }: SimLead, contactId: string | undefined, { store }: SimContext) {
  const contact = contactId === undefined ? undefined : store.table(contactKind).get(contactId)
  const isTheirs = contact?.clueId === clueId || (custId !== undefined && contact?.custId === custId)
  return isTheirs ? contact : undefined
}

function insert(wire: Wire, context: SimContext) {
  const { store, employee, now } = context
  const lead = writable(leads, 'lead.edit', wire.clueId, context, isOwned)
  const request = v.safeParse(sentSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { kind: 'required' } })
  const { kind, audio = [], photos = [], call, ...sent } = request.output
  const [text, name] = [sent.text.trim(), sent.contactName?.trim()]
  const contact = contactOf(lead, sent.contactId, context)
  const at = writtenAt(wire.deviceAt, now)
  const nextStep = nextStepOf(wire.nextStep, at)
  refuseFields({
    contact: !contact && !name && 'required',
    ...fieldErrors(picked(followUpFields.table, 'text', 'photos', 'contactName'), { text, photos, contactName: name }),
    nextStep: !nextStep && 'next',
    audio: audio.length > TRACK_AUDIO_MAX && 'most',
  })
  const { contactId } = contact ?? addContact(lead.clueId, { name: name ?? '' }, context)
  const about = { clueId: lead.clueId, kind, text, audio, photos, contactId, at: at.toISOString() }
  const trackId = newRecordId('T', store.next('track'))
  const received = { by: employee.loginName, serverAt: now.toISOString() }
  const track: SimTrack = { trackId, ...about, ...received, ...definedFields({ nextStep, call }) }
  store.table(trackKind).put(track)
  metContacts([contactId], track.at, context)
  return { track: trackOf(track, context), clue: detailOf(afterContact(lead, track, context), context) }
}

/** What a follow-up or check-in reports about its lead. */
interface Contacted {
  readonly kind: ContactKind
  readonly at: string
  readonly by: string
  readonly nextStep?: SimNextStep
}

/** Applies a contact to its lead: last contact, next step; a verified one is now followed up. */
export function afterContact(lead: SimLead, contact: Contacted, context: SimContext): SimLead {
  const { kind, at, by, nextStep } = contact
  const isLatest = lead.lastContact === undefined || lead.lastContact.at <= at
  return leads.change(
    lead,
    {
      // A contact that arrives late does not replace a newer one.
      ...(isLatest && { lastContact: { kind, at } }),
      ...definedFields({ scoreBefore: scoreOf(lead, context, at)?.total }),
      ...(nextStep && { nextStep }),
      ...(lead.state === 'owned' && lead.stage === 'verified' && stepsTo(lead, 'followedUp', by, at)),
    },
    context,
  )
}

/** Arrivals at a lead that count as a contact, latest first. */
function countedOf({ clueId }: SimLead, { store }: SimContext): SimClockIn[] {
  return latestOf(store.table(clockInKind).values(), clueId).filter(
    ({ kind, counts }) => kind !== 'leave' && counts !== false,
  )
}

/** Reverts a check-in that no longer counts: the last contact; a stage that was reached stays. */
export function withoutContact(lead: SimLead, context: SimContext): SimLead {
  const [track] = tracksOf(lead, context)
  const [counted] = countedOf(lead, context)
  const isCheckIn = counted !== undefined && (track === undefined || counted.at > track.at)
  const last = isCheckIn ? { kind: 'checkIn' as const, at: counted.at } : track && picked(track, 'kind', 'at')
  return leads.change(lead, { lastContact: last }, context)
}

export const trackHandlers: readonly SimHandler[] = [
  aboutLead(selectTracks, (lead, context) => tracksOf(lead, context).map((track) => trackOf(track, context))),
  answer(insertTrack, insert),
]

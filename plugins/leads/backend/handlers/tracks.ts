import * as v from 'valibot'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { DAY } from '#src/calendar'
import { insertTrack, selectClockIns, selectTracks } from '../../api/tracks'
import { TRACK_AUDIO_MAX, TRACK_PHOTOS_MAX, TRACK_TEXT } from '../../rules/limits'
import { activityPoints, peoplePoints, type ScoreParts, totalScore } from '../../rules/score'
import { TRACK_KINDS } from '../../rules/vocabulary'
import { nextStepOf } from '../edits'
import { reach } from '../moves'
import {
  clockInKind,
  contactKind,
  leadKind,
  recordId,
  type SimContact,
  type SimLead,
  type SimTrack,
  trackKind,
} from '../records'
import { refusal, refuseFields } from '../refuse'
import { Scope } from '../scope'
import { detailOf, personOf } from '../view'
import { readLead } from './details'

/** Follow-ups and check-ins of a lead. */

type Wire = Record<string, unknown>

/** Numbers of records made here start above those of the seed. */
const FIRST_NEW = 900_000

function trackOf(scope: Scope, track: SimTrack) {
  const { contactId, by, ...rest } = track
  const contact = contactId === undefined ? undefined : scope.context.store.table(contactKind).get(contactId)
  return {
    ...rest,
    by: personOf(scope, by),
    contact: contact && { contactId: contact.contactId, name: contact.name, nameEn: contact.nameEn },
  }
}

const latestFirst = (a: { readonly at: string }, b: { readonly at: string }) => (a.at < b.at ? 1 : -1)

function tracks(wire: Wire, context: SimContext) {
  const scope = new Scope(context)
  const { clueId } = readLead(wire, scope)
  const found = [...context.store.table(trackKind).values()].filter((track) => track.clueId === clueId)
  return found.sort(latestFirst).map((track) => trackOf(scope, track))
}

function clockIns(wire: Wire, context: SimContext) {
  const scope = new Scope(context)
  const { clueId } = readLead(wire, scope)
  const found = [...context.store.table(clockInKind).values()]
    .filter((each) => each.clueId === clueId)
    .sort(latestFirst)
  const size = Number(wire.pageSize) || 20
  const first = (Math.max(1, Number(wire.pageNum) || 1) - 1) * size
  const list = found.slice(first, first + size).map((each) => ({ ...each, by: personOf(scope, each.by) }))
  return { list, total: found.length }
}

const submitSchema = v.object({
  kind: v.picklist(TRACK_KINDS),
  text: v.optional(v.string(), ''),
  contactId: v.optional(v.string()),
  contactName: v.optional(v.string()),
  audio: v.optional(v.array(v.object({ url: v.string(), duration: v.number() })), []),
  photos: v.optional(v.array(v.string()), []),
})

/** The person it was with: one of the lead's, or somebody new who becomes one. */
function contactFor(lead: SimLead, sent: v.InferOutput<typeof submitSchema>, scope: Scope): SimContact | undefined {
  const { store } = scope.context
  const known = sent.contactId === undefined ? undefined : store.table(contactKind).get(sent.contactId)
  if (known?.clueId === lead.clueId) return known
  const name = sent.contactName?.trim()
  return name ? { contactId: '', clueId: lead.clueId, name } : undefined
}

function insert(wire: Wire, context: SimContext) {
  const scope = new Scope(context)
  const lead = readLead(wire, scope)
  if (!scope.canEdit(lead)) throw refusal(4003, { right: 'lead.edit' })
  if (lead.state !== 'owned') throw refusal(4010, undefined)
  const request = v.safeParse(submitSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { kind: 'required' } })
  const sent = request.output
  const text = sent.text.trim()
  const contact = contactFor(lead, sent, scope)
  const nextStep = nextStepOf(wire.nextStep, context.now)
  refuseFields({
    contact: !contact && 'required',
    text: (text.length < TRACK_TEXT.min || text.length > TRACK_TEXT.max) && 'text',
    nextStep: !nextStep && 'next',
    audio: sent.audio.length > TRACK_AUDIO_MAX && 'most',
    photos: sent.photos.length > TRACK_PHOTOS_MAX && 'most',
  })
  const { store } = context
  const track: SimTrack = {
    trackId: recordId('T', FIRST_NEW + store.next('track')),
    clueId: lead.clueId,
    kind: sent.kind,
    text,
    audio: sent.audio,
    photos: sent.photos,
    at: context.now.toISOString(),
    by: scope.me,
    ...(contact && { contactId: saveContact(contact, scope).contactId }),
    ...(nextStep && { nextStep }),
  }
  store.table(trackKind).put(track)
  const after = afterTrack(lead, track, scope)
  store.table(leadKind).put(after)
  return { track: trackOf(scope, track), clue: detailOf(scope, after) }
}

function saveContact(contact: SimContact, scope: Scope): SimContact {
  if (contact.contactId !== '') return contact
  const { store } = scope.context
  const saved = { ...contact, contactId: recordId('P', FIRST_NEW + store.next('contact')) }
  store.table(contactKind).put(saved)
  return saved
}

/** The lead after a follow-up: last contact, next step, score; a verified one is now followed up. */
function afterTrack(lead: SimLead, track: SimTrack, scope: Scope): SimLead {
  const { undo: _, ...kept } = lead
  const people = [...scope.context.store.table(contactKind).values()].filter(({ clueId }) => clueId === lead.clueId)
  const month = new Date(scope.context.now.getTime() - 30 * DAY).toISOString()
  const recent = [
    ...recentOf(scope.context.store.table(trackKind).values(), lead.clueId, month).map(({ kind }) => kind),
    ...recentOf(scope.context.store.table(clockInKind).values(), lead.clueId, month).map(() => 'checkIn' as const),
  ]
  const parts: ScoreParts | undefined = lead.parts && {
    ...lead.parts,
    activity: activityPoints(recent),
    contacts: peoplePoints({
      phone: people.some(({ phone }) => phone !== undefined),
      count: people.length,
      decider: people.some(({ decider }) => decider),
    }),
  }
  const after: SimLead = {
    ...kept,
    version: lead.version + 1,
    lastContact: { kind: track.kind, at: track.at },
    // Where nothing was known to score, one follow-up does not make a score.
    ...(parts && { parts, score: totalScore(parts) }),
    ...(lead.score !== undefined && { scoreBefore: lead.score }),
    ...(track.nextStep && { nextStep: track.nextStep }),
  }
  return lead.stage === 'verified' ? reach(after, 'followedUp', track.by, track.at) : after
}

function recentOf<T extends { readonly clueId: string; readonly at: string }>(
  records: Iterable<T>,
  clueId: string,
  since: string,
): T[] {
  return [...records].filter((record) => record.clueId === clueId && record.at >= since)
}

export const trackHandlers: readonly SimHandler[] = [
  answer(selectTracks, tracks),
  answer(selectClockIns, clockIns),
  answer(insertTrack, insert),
]

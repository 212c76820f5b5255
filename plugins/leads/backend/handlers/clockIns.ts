import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { pageOf, personOf, readHandler, refusal, refuseFields } from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import { distanceBetween } from '#src/geo'
import { insertClockIn, selectClockIns } from '../../api/clockIns'
import { CHECK_IN_PHOTOS, countsAlone, dwellMinutes, REASON_TEXT, signalsOf } from '../../rules/checkIn'
import { CLOCK_IN_KINDS } from '../../rules/vocabulary'
import { nextStepOf } from '../edits'
import { checkIns, leads } from '../leads'
import { addressOf } from '../map'
import { clockInKind, type SimClockIn, type SimLead, type SimNextStep } from '../records'
import { leadRefusal } from '../refuse'
import { detailOf } from '../view'
import { afterContact, latestOf } from './tracks'

/** Check-ins at a lead. */

const MOST_AUDIO = 12

const moment = v.pipe(v.string(), v.isoTimestamp())
const texts = v.optional(v.array(v.string()), [])
const entries = {
  key: v.string(),
  kind: v.picklist(CLOCK_IN_KINDS),
  point: v.object({ lng: v.number(), lat: v.number() }),
  accuracy: v.optional(v.pipe(v.number(), v.minValue(0))),
  mock: v.optional(v.boolean()),
  fixAt: moment,
  deviceAt: moment,
  address: v.optional(v.string()),
  reason: v.optional(v.string(), ''),
  text: v.optional(v.string()),
  photos: texts,
  audio: texts,
  arriveId: v.optional(v.string()),
}
const sentSchema = v.object(entries)
type Sent = v.InferOutput<typeof sentSchema>

const correctionSchema = v.object({ key: v.string(), corrects: v.string(), note: v.optional(v.string(), '') })

/** A check-in as it travels. */
export function clockInOf({ review, by, ...rest }: SimClockIn, context: SimContext) {
  const people = { by: personOf(context, by), review: review && { ...review, by: personOf(context, review.by) } }
  return { ...rest, ...people }
}

function page({ clueId }: SimLead, context: SimContext, wire: Wire) {
  const found = latestOf(context.store.table(clockInKind).values(), clueId)
  return { list: pageOf(found, wire).map((each) => clockInOf(each, context)), total: found.length }
}

/** My check-ins, latest first. */
function mine({ store, employee }: SimContext): SimClockIn[] {
  return [...store.table(clockInKind).values()]
    .filter(({ by }) => by === employee.loginName)
    .sort((a, b) => (a.at < b.at ? 1 : -1))
}

function insert(wire: Wire, context: SimContext) {
  const lead = leads.read(wire.clueId, context)
  if (!leads.may('lead.checkin', lead, context)) throw refusal(4003, { right: 'lead.checkin' })
  const own = mine(context)
  const known = own.find(
    ({ key, correction }) => typeof wire.key === 'string' && [key, correction?.key].includes(wire.key),
  )
  // A repetition of one that has arrived.
  if (known) return { record: clockInOf(known, context), clue: detailOf(lead, context) }
  if (wire.corrects !== undefined) return correct(wire, lead, own, context)
  const request = v.safeParse(sentSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { kind: 'required' } })
  return checkIn(request.output, wire.nextStep, lead, own, context)
}

function checkIn(sent: Sent, next: unknown, lead: SimLead, own: readonly SimClockIn[], context: SimContext) {
  const { store, employee, now } = context
  const { key, kind, point, accuracy, mock, fixAt, deviceAt, address, text, photos, audio } = sent
  const [deviceTime, reason] = [new Date(deviceAt), sent.reason.trim()]
  const distance = lead.point && distanceBetween(point, lead.point)
  const signals = signalsOf({
    point,
    accuracy,
    mock,
    fixAt: new Date(fixAt),
    deviceAt: deviceTime,
    serverAt: now,
    distance,
    earlier: own.flatMap((each) => (each.point ? [{ point: each.point, at: new Date(each.at) }] : [])),
  })
  const isLeaving = kind === 'leave'
  // It was in the future when it was written; sent later, it may be over by now.
  const nextStep = next === undefined || next === null ? undefined : nextStepOf(next, deviceTime)
  refuseFields({
    reason:
      !isLeaving &&
      ((signals.includes('outside') && reason.length < REASON_TEXT.min) || reason.length > REASON_TEXT.max) &&
      'reason',
    photos: !isLeaving && (photos.length < CHECK_IN_PHOTOS.min || photos.length > CHECK_IN_PHOTOS.max) && 'photos',
    audio: audio.length > MOST_AUDIO && 'most',
    nextStep: next !== undefined && next !== null && !nextStep && 'next',
  })
  const arrival = isLeaving ? arrivalOf(sent.arriveId, lead, own) : undefined
  if (isLeaving && !arrival) throw leadRefusal(4106, undefined)
  const record: SimClockIn = {
    clockInId: newRecordId('K', store.next('clock-in')),
    version: 1,
    clueId: lead.clueId,
    key,
    kind,
    at: deviceTime.toISOString(),
    serverAt: now.toISOString(),
    by: employee.loginName,
    point,
    address: address || addressOf(point, context).address,
    photos,
    audio,
    signals,
    ...(arrival && { arriveId: arrival.clockInId }),
    ...(accuracy !== undefined && { accuracy }),
    ...(distance !== undefined && { distance: Math.round(distance) }),
    ...(text?.trim() && { text: text.trim() }),
    ...(reason && { reason }),
    ...(!countsAlone(deviceTime, now) && { counts: false }),
  }
  store.table(clockInKind).put(record)
  if (arrival) checkIns.change(arrival, { dwell: dwellMinutes(new Date(arrival.at), deviceTime) }, context)
  return { record: clockInOf(record, context), clue: detailOf(afterCheckIn(record, lead, nextStep, context), context) }
}

/** A plan is one, however late it arrives; what does not count yet changes nothing else. */
function afterCheckIn(
  record: SimClockIn,
  lead: SimLead,
  nextStep: SimNextStep | undefined,
  context: SimContext,
): SimLead {
  if (record.kind === 'leave') return lead
  const { at, by } = record
  const plan = nextStep && { nextStep }
  if (record.counts === false) return plan ? leads.change(lead, plan, context) : lead
  return afterContact(lead, { kind: 'checkIn', at, by, ...plan }, context)
}

/** The check-in that somebody leaves; by its key where the device did not know the id yet. Nobody leaves twice. */
function arrivalOf(id: string | undefined, { clueId }: SimLead, own: readonly SimClockIn[]): SimClockIn | undefined {
  return own.find(
    ({ clockInId, key, kind, dwell, ...at }) =>
      at.clueId === clueId &&
      kind !== 'leave' &&
      dwell === undefined &&
      id !== undefined &&
      [clockInId, key].includes(id),
  )
}

/** Marks one of my check-ins as a mistake; it stays, with the note. */
function correct(wire: Wire, lead: SimLead, own: readonly SimClockIn[], context: SimContext) {
  const request = v.safeParse(correctionSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { corrects: 'required' } })
  const { key, corrects } = request.output
  const note = request.output.note.trim()
  const wrong = own.find((each) => each.clueId === lead.clueId && [each.clockInId, each.key].includes(corrects))
  if (!wrong) throw refusal(4004)
  refuseFields({ note: (note.length < REASON_TEXT.min || note.length > REASON_TEXT.max) && 'note' })
  const corrected = checkIns.change(wrong, { correction: { key, note, at: context.now.toISOString() } }, context)
  return { record: clockInOf(corrected, context), clue: detailOf(lead, context) }
}

export const clockInHandlers: readonly SimHandler[] = [
  readHandler(selectClockIns, leads, page, ({ clueId }) => clueId),
  answer(insertClockIn, insert),
]

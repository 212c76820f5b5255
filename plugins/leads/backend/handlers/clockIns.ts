import * as v from 'valibot'
import { distanceBetween } from '#base/geo'
import { correctionNote, countsAlone, dwellMinutes, requiredReason, signalsOf } from '#domain/checkIn/rules'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  definedFields,
  fieldErrors,
  latestFirst,
  pageOf,
  personOf,
  picked,
  refusal,
  refuseFields,
  writable,
} from '#harness/backend/kit'
import { addressAt, newRecordId } from '#harness/backend/world'
import { insertClockIn, selectClockIns, sentEntries } from '../../api/clockIns'
import { pointSchema } from '../../api/shared'
import { arrivalFields } from '../../rules/checkInFields'
import { nextStepOf } from '../edits'
import { aboutLead, checkIns, leads } from '../leads'
import { clockInKind, type SimClockIn, type SimLead, type SimNextStep } from '../records'
import { leadRefusal } from '../refuse'
import { detailOf } from '../view'
import { afterContact, latestOf } from './tracks'

/** Check-ins at a lead. */

const fields = arrivalFields.table

const moment = v.pipe(v.string(), v.isoTimestamp())
const sentSchema = v.object({
  ...sentEntries,
  point: pointSchema,
  accuracy: v.optional(v.pipe(v.number(), v.minValue(0))),
  fixAt: moment,
  deviceAt: moment,
  nextStep: v.optional(v.unknown()),
  corrects: v.optional(v.unknown()),
  note: v.optional(v.unknown()),
})
type Sent = v.InferOutput<typeof sentSchema>

const correctionSchema = v.object({ key: v.string(), corrects: v.string(), note: v.optional(v.string(), '') })

/** Wire form of a check-in. */
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
  return latestFirst([...store.table(clockInKind).values()].filter(({ by }) => by === employee.loginName))
}

function insert(wire: Wire, context: SimContext) {
  const lead = writable(leads, 'lead.checkin', wire.clueId, context)
  const own = mine(context)
  const repeated = own.find(
    ({ key, correction }) => typeof wire.key === 'string' && [key, correction?.key].includes(wire.key),
  )
  // The check-in has arrived before.
  if (repeated) return answered(repeated, lead, context)
  if (wire.corrects !== undefined) return correct(wire, lead, own, context)
  const request = v.safeParse(sentSchema, wire)
  if (!request.success) throw refusal(4000, { fields: { kind: 'required' } })
  return checkIn(request.output, lead, own, context)
}

const answered = (record: SimClockIn, lead: SimLead, context: SimContext) => ({
  record: clockInOf(record, context),
  clue: detailOf(lead, context),
})

function checkIn(sent: Sent, lead: SimLead, own: readonly SimClockIn[], context: SimContext) {
  const { store, employee, now } = context
  const { kind, point, accuracy, mock, fixAt, photos = [], audio = [] } = sent
  const [deviceAt, reason] = [new Date(sent.deviceAt), sent.reason?.trim() ?? '']
  const distance = lead.point && distanceBetween(point, lead.point)
  const earlier = own.flatMap((each) => (each.point ? [{ point: each.point, at: new Date(each.at) }] : []))
  const signals = signalsOf({
    point,
    accuracy,
    mock,
    fixAt: new Date(fixAt),
    deviceAt,
    serverAt: now,
    distance,
    earlier,
  })
  const isLeaving = kind === 'leave'
  const hasPlan = sent.nextStep !== undefined && sent.nextStep !== null
  // The step was in the future when it was written; a late request may arrive after it.
  const nextStep = hasPlan ? nextStepOf(sent.nextStep, deviceAt) : undefined
  const arriving = { reason: signals.includes('outside') ? requiredReason : fields.reason, photos: fields.photos }
  refuseFields({
    ...(!isLeaving && fieldErrors(arriving, { reason, photos })),
    ...fieldErrors({ audio: fields.audio }, { audio }),
    nextStep: hasPlan && !nextStep && 'next',
  })
  const arrival = isLeaving ? arrivalOf(sent.arriveId, lead, own) : undefined
  if (isLeaving && !arrival) throw leadRefusal(4106, undefined)
  const record: SimClockIn = {
    clockInId: newRecordId('K', store.next('clock-in')),
    version: 1,
    clueId: lead.clueId,
    at: deviceAt.toISOString(),
    serverAt: now.toISOString(),
    by: employee.loginName,
    address: sent.address || addressAt(point, store).address,
    ...picked(sent, 'key', 'kind', 'point'),
    photos,
    audio,
    signals,
    ...definedFields({
      arriveId: arrival?.clockInId,
      accuracy,
      distance: distance && Math.round(distance),
      text: sent.text?.trim() || undefined,
      reason: reason || undefined,
      counts: countsAlone(deviceAt, now) ? undefined : false,
    }),
  }
  store.table(clockInKind).put(record)
  if (arrival) checkIns.change(arrival, { dwell: dwellMinutes(new Date(arrival.at), deviceAt) }, context)
  return answered(record, afterCheckIn(record, lead, nextStep, context), context)
}

/** A plan counts however late it arrives; a check-in that does not count yet changes nothing else. */
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
  refuseFields(fieldErrors({ note: correctionNote }, { note }))
  const corrected = checkIns.change(wrong, { correction: { key, note, at: context.now.toISOString() } }, context)
  return answered(corrected, lead, context)
}

export const clockInHandlers: readonly SimHandler[] = [aboutLead(selectClockIns, page), answer(insertClockIn, insert)]

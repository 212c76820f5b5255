import * as v from 'valibot'
import { addressesOf, attachmentsOf, attachmentsSchema } from '#src/attachments'
import { fromField, toFieldMoment } from '#src/calendar'
import { zoneOf } from '#src/geo'
import type { OutgoingFile } from '#src/outbox'
import { CHECK_IN_PHOTOS, REASON_TEXT, ZONE_RADIUS } from '../../rules/checkIn'
import { TRACK_AUDIO_MAX, TRACK_TEXT } from '../../rules/limits'
import { type LeadId, NEXT_STEP_KINDS } from '../../rules/vocabulary'
import type { CheckIn } from '../../stores/checkIn'

/** Kinds of an arrival. */
export const ARRIVAL_KINDS = ['visit', 'survey', 'delivery'] as const
const NEXT_TEXT_MAX = 60

/** A position of the device: GCJ-02, accuracy and distance to the lead in m, `at` in ms since the epoch. */
const fixSchema = v.object({
  lng: v.number(),
  lat: v.number(),
  accuracy: v.optional(v.number()),
  mock: v.optional(v.boolean()),
  at: v.number(),
  address: v.optional(v.string()),
  /** Undefined if the lead has no place. */
  distance: v.optional(v.number()),
})
export type Fix = v.InferOutput<typeof fixSchema>

/** Where and when the button was pressed; the same for each attempt to send, so that it is recognised. */
const pressEntries = {
  fix: v.pipe(
    v.nullable(fixSchema),
    v.check((fix) => fix !== null, 'checkIn.error.fix'),
  ),
  /** ms since the epoch; 0 before the button was pressed. */
  at: v.number(),
  key: v.string(),
}
const text = v.pipe(v.string(), v.maxLength(TRACK_TEXT.max, 'checkIn.error.textLong'))

export const NOT_PRESSED = { fix: null, at: 0, key: '' } as const

const isOutside = (fix: Fix | null) =>
  fix?.distance !== undefined && zoneOf(fix.distance, fix.accuracy, ZONE_RADIUS) === 'outside'

/** What can be sent (domain/leads.md 1 'ClockIn'); messages are keys of the area's texts. */
export const checkInSchema = v.pipe(
  v.object({
    ...pressEntries,
    photos: v.pipe(
      attachmentsSchema,
      v.minLength(CHECK_IN_PHOTOS.min, 'checkIn.error.photo'),
      v.maxLength(CHECK_IN_PHOTOS.max),
    ),
    kind: v.picklist(ARRIVAL_KINDS),
    text,
    reason: v.pipe(v.string(), v.maxLength(REASON_TEXT.max, 'checkIn.error.reasonLong')),
    audio: v.pipe(attachmentsSchema, v.maxLength(TRACK_AUDIO_MAX)),
    /** As its field holds it, `2026-11-16T14:30`; '' without a next step. */
    nextAt: v.pipe(
      v.string(),
      v.check((at) => at === '' || (fromField(at)?.getTime() ?? 0) > Date.now(), 'checkIn.error.nextPast'),
    ),
    nextKind: v.picklist(NEXT_STEP_KINDS),
    nextText: v.pipe(v.string(), v.maxLength(NEXT_TEXT_MAX)),
  }),
  v.forward(
    v.partialCheck(
      [['fix'], ['reason']],
      ({ fix, reason }) => !isOutside(fix) || reason.trim().length >= REASON_TEXT.min,
      'checkIn.error.outside',
    ),
    ['reason'],
  ),
)
export type CheckInValues = v.InferInput<typeof checkInSchema>

export const NO_CHECK_IN: CheckInValues = {
  ...NOT_PRESSED,
  photos: [],
  kind: 'visit',
  text: '',
  reason: '',
  audio: [],
  nextAt: '',
  nextKind: 'visit',
  nextText: '',
}

export const leaveSchema = v.object({ ...pressEntries, text })
export type LeaveValues = v.InferInput<typeof leaveSchema>
export const NO_LEAVE: LeaveValues = { ...NOT_PRESSED, text: '' }

/** Field of a refusal → field of the form and what to say there. */
export const REFUSED_FIELDS = {
  reason: { field: 'reason', message: 'checkIn.error.outside' },
  photos: { field: 'photos', message: 'checkIn.error.photo' },
  nextStep: { field: 'nextAt', message: 'checkIn.error.nextPast' },
} as const

type Pressed = Pick<LeaveValues, 'fix' | 'at' | 'key'>

function pressed(leadId: LeadId, { fix, at, key }: Pressed) {
  if (!fix) throw new Error('no position')
  const { lng, lat, accuracy, mock, address } = fix
  return {
    leadId,
    key,
    point: { lng, lat },
    fixAt: new Date(fix.at),
    deviceAt: new Date(at),
    ...(accuracy !== undefined && { accuracy }),
    ...(mock && { mock }),
    ...(address && { address }),
  }
}

/** What travels, of values that are whole. */
export function checkInOf(leadId: LeadId, values: CheckInValues): CheckIn {
  const { kind, text, reason, photos, audio, nextAt, nextKind, nextText } = values
  const nextMoment = fromField(nextAt)
  return {
    ...pressed(leadId, values),
    kind,
    photos: addressesOf(photos),
    ...(audio.length > 0 && { audio: addressesOf(audio) }),
    ...(text.trim() && { text: text.trim() }),
    ...(reason.trim() && { reason: reason.trim() }),
    ...(nextMoment && {
      nextStep: { at: nextMoment, kind: nextKind, ...(nextText.trim() && { text: nextText.trim() }) },
    }),
  }
}

export function leaveOf(leadId: LeadId, values: LeaveValues, arriveId: string): CheckIn {
  const words = values.text.trim()
  return { ...pressed(leadId, values), kind: 'leave', arriveId, ...(words && { text: words }) }
}

/** The form's values for a request, to edit it. The distance is not part of it: the server's refusal names the reason. */
export function valuesOf(request: CheckIn, uploads: readonly OutgoingFile[]): CheckInValues {
  const { kind, point, accuracy, mock, address, fixAt, deviceAt, key, nextStep } = request
  return {
    fix: point && fixAt ? { ...point, accuracy, mock, address, at: fixAt.getTime() } : null,
    at: deviceAt.getTime(),
    key,
    photos: attachmentsOf(request.photos ?? [], uploads),
    audio: attachmentsOf(request.audio ?? [], uploads),
    kind: kind === 'leave' ? 'visit' : kind,
    text: request.text ?? '',
    reason: request.reason ?? '',
    nextAt: nextStep ? toFieldMoment(nextStep.at) : '',
    nextKind: nextStep?.kind ?? 'visit',
    nextText: nextStep?.text ?? '',
  }
}

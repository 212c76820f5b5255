import type * as v from 'valibot'
import { CHECK_IN_REFUSED, NOT_PRESSED, pressedBy, pressOf } from '#domain/checkIn'
import { addressesOf, attachmentsOf } from '#kit/attachments'
import type { OutgoingFile } from '#platform/outbox'
import type { arrivalFields, leaveFields } from '../../rules/checkInFields'
import type { LeadId } from '../../rules/vocabulary'
import type { CheckIn } from '../../stores/followUp'
import { NEXT_REFUSED, NO_NEXT, nextStepOf, nextValuesOf } from '../nextStep/values'

export type CheckInValues = v.InferInput<typeof arrivalFields.schema>

export const NO_CHECK_IN: CheckInValues = {
  ...NOT_PRESSED,
  photos: [],
  kind: 'visit',
  text: '',
  reason: '',
  audio: [],
  ...NO_NEXT,
}

export type LeaveValues = v.InferInput<typeof leaveFields.schema>
export const NO_LEAVE: LeaveValues = { ...NOT_PRESSED, text: '' }

/** Field of a refusal → field of the form and the message to show there. */
export const REFUSED_FIELDS = {
  ...CHECK_IN_REFUSED,
  ...NEXT_REFUSED,
} as const

/** The request for complete values. */
export function checkInOf(leadId: LeadId, values: v.InferOutput<typeof arrivalFields.schema>): CheckIn {
  const { kind, photos, audio, text, reason } = values
  const nextStep = nextStepOf(values)
  return {
    leadId,
    ...pressOf(values),
    kind,
    photos: addressesOf(photos),
    ...(audio.length > 0 && { audio: addressesOf(audio) }),
    ...(text && { text }),
    ...(reason && { reason }),
    ...(nextStep && { nextStep }),
  }
}

export function leaveOf(leadId: LeadId, values: v.InferOutput<typeof leaveFields.schema>, arriveId: string): CheckIn {
  const { text } = values
  return { leadId, ...pressOf(values), kind: 'leave', arriveId, ...(text && { text }) }
}

/** The form's values for a request, to edit it. */
export function valuesOf(request: CheckIn, uploads: readonly OutgoingFile[]): CheckInValues {
  const { kind, nextStep, text = '', reason = '', photos = [], audio = [] } = request
  return {
    ...pressedBy(request),
    photos: attachmentsOf(photos, uploads),
    audio: attachmentsOf(audio, uploads),
    kind: kind === 'leave' ? 'visit' : kind,
    text,
    reason,
    ...nextValuesOf(nextStep),
  }
}

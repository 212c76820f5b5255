import type * as v from 'valibot'
import { CHECK_IN_REFUSED, checkInRequest, checkInValues, NO_CHECK_IN, NOT_PRESSED, pressOf } from '#domain/checkIn'
import type { OutgoingFile } from '#platform/outbox'
import type { arrivalFields, leaveFields } from '../../rules/checkInFields'
import type { CheckIn } from '../../stores/followUp'
import { NEXT_REFUSED, NO_NEXT, nextStepOf, nextValuesOf } from '../nextStep/values'

export type CheckInValues = v.InferInput<typeof arrivalFields.schema>

export const NO_ARRIVAL: CheckInValues = { ...NO_CHECK_IN, kind: 'visit', ...NO_NEXT }

type LeaveValues = v.InferInput<typeof leaveFields.schema>
export const NO_LEAVE: LeaveValues = { ...NOT_PRESSED, text: '' }

/** Field of a refusal → field of the form and the message to show there. */
export const REFUSED_FIELDS = {
  ...CHECK_IN_REFUSED,
  ...NEXT_REFUSED,
} as const

/** Where somebody checks in, and the visit that it is for. */
type Site = Pick<CheckIn, 'leadId' | 'visitId'>

/** The request for complete values. */
export function checkInOf(site: Site, values: v.InferOutput<typeof arrivalFields.schema>): CheckIn {
  const nextStep = nextStepOf(values)
  return { ...site, ...checkInRequest(values), kind: values.kind, ...(nextStep && { nextStep }) }
}

export function leaveOf(site: Site, values: v.InferOutput<typeof leaveFields.schema>, arriveId: string): CheckIn {
  const { text } = values
  return { ...site, ...pressOf(values), kind: 'leave', arriveId, ...(text && { text }) }
}

/** The form's values for a request, to edit it. */
export function valuesOf(request: CheckIn, uploads: readonly OutgoingFile[]): CheckInValues {
  const { kind, nextStep } = request
  return { ...checkInValues(request, uploads), kind: kind === 'leave' ? 'visit' : kind, ...nextValuesOf(nextStep) }
}

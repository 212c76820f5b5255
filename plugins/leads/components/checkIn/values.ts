import * as v from 'valibot'
import {
  CHECK_IN_REFUSED,
  checkInEntries,
  NOT_PRESSED,
  type Pressed,
  pressEntries,
  pressedBy,
  pressOf,
  saysWhy,
} from '#domain/checkIn'
import { addressesOf, attachmentsOf } from '#kit/attachments'
import type { OutgoingFile } from '#platform/outbox'
import { TRACK_AUDIO_MAX, TRACK_TEXT } from '../../rules/limits'
import type { LeadId } from '../../rules/vocabulary'
import type { CheckIn } from '../../stores/followUp'
import { NEXT_REFUSED, NO_NEXT, nextEntries, nextStepOf, nextValuesOf } from '../nextStep/values'

/** Kinds of an arrival. */
export const ARRIVAL_KINDS = ['visit', 'survey', 'delivery'] as const

const entries = checkInEntries({ text: TRACK_TEXT.max, audio: TRACK_AUDIO_MAX })

/** What can be sent (domain/leads.md 1 'ClockIn'); messages are keys of texts. */
export const checkInSchema = v.pipe(
  v.object({
    ...entries,
    kind: v.picklist(ARRIVAL_KINDS),
    ...nextEntries,
  }),
  v.forward(v.partialCheck([['fix'], ['reason']], saysWhy, CHECK_IN_REFUSED.reason.message), ['reason']),
)
export type CheckInValues = v.InferInput<typeof checkInSchema>

export const NO_CHECK_IN: CheckInValues = {
  ...NOT_PRESSED,
  photos: [],
  kind: 'visit',
  text: '',
  reason: '',
  audio: [],
  ...NO_NEXT,
}

export const leaveSchema = v.object({ ...pressEntries, text: entries.text })
export type LeaveValues = v.InferInput<typeof leaveSchema>
export const NO_LEAVE: LeaveValues = { ...NOT_PRESSED, text: '' }

/** Field of a refusal → field of the form and what to say there. */
export const REFUSED_FIELDS = {
  ...CHECK_IN_REFUSED,
  ...NEXT_REFUSED,
} as const

/** What travels, of values that are whole. */
export function checkInOf(leadId: LeadId, values: CheckInValues): CheckIn {
  const { kind, photos, audio } = values
  const [text, reason, nextStep] = [values.text.trim(), values.reason.trim(), nextStepOf(values)]
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

export function leaveOf(leadId: LeadId, values: Pressed & { readonly text: string }, arriveId: string): CheckIn {
  const words = values.text.trim()
  return { leadId, ...pressOf(values), kind: 'leave', arriveId, ...(words && { text: words }) }
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

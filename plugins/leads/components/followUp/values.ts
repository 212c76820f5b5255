import type * as v from 'valibot'
import { addressesOf } from '#kit/attachments'
import type { followUpFields } from '../../rules/fields'
import { type LeadId, SOMEBODY_ELSE } from '../../rules/vocabulary'
import type { FollowUp } from '../../stores/followUp'
import { NEXT_REFUSED, NO_NEXT, nextStepOf } from '../nextStep/values'

export type FollowUpValues = v.InferInput<typeof followUpFields.schema>

export const NO_FOLLOW_UP: FollowUpValues = {
  kind: 'visit',
  contact: '',
  contactName: '',
  text: '',
  photos: [],
  audio: [],
  call: null,
  ...NO_NEXT,
}

/** The call that an address names: when (ms since the epoch) and how long (s); null if there is no such time. */
export function callOf(at: number | undefined, seconds: number | undefined): FollowUpValues['call'] {
  if (at === undefined || Number.isNaN(new Date(at).getTime())) return null
  return { at, seconds: seconds !== undefined && seconds >= 0 ? seconds : undefined }
}

/** Field of a refusal → field of the form and the message to show there. */
export const REFUSED_FIELDS = {
  contact: { field: 'contact', message: 'followUp.error.contact' },
  text: { field: 'text', message: 'followUp.error.text' },
  ...NEXT_REFUSED,
} as const

/** The request for complete values. */
export function followUpOf(leadId: LeadId, values: v.InferOutput<typeof followUpFields.schema>): FollowUp {
  const { kind, contact, contactName, text, photos, audio, call } = values
  const nextStep = nextStepOf(values)
  if (!nextStep) throw new Error(`no time: ${values.nextAt}`)
  return {
    leadId,
    kind,
    ...(contact === undefined || contact === SOMEBODY_ELSE ? { contactName } : { contactId: contact }),
    text,
    ...(photos.length > 0 && { photos: addressesOf(photos) }),
    ...(audio.length > 0 && { audio: addressesOf(audio).map((url) => ({ url })) }),
    ...(kind === 'call' && call && { call: { at: new Date(call.at), seconds: call.seconds } }),
    nextStep,
  }
}

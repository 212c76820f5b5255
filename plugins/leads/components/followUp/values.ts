import * as v from 'valibot'
import { addressesOf, attachmentsSchema } from '#kit/attachments'
import { TRACK_PHOTOS_MAX, TRACK_TEXT, wordyLength } from '../../rules/limits'
import { type LeadId, TRACK_KINDS } from '../../rules/vocabulary'
import type { FollowUp } from '../../stores/followUp'
import { NEXT_REFUSED, NO_NEXT, nextEntries, nextStepOf } from '../nextStep/values'

/** Choice of the field 'With' for somebody who is not among the lead's contacts. */
export const SOMEBODY_ELSE = 'new'

const hasName = ({ contactName }: { readonly contactName: string }) => contactName.trim() !== ''

/** What can be sent (domain/leads.md 1 'Track'); messages are keys of the area's texts. */
export const followUpSchema = v.pipe(
  v.object({
    kind: v.picklist(TRACK_KINDS),
    /** Id of a contact, `SOMEBODY_ELSE`, or ''. */
    contact: v.string(),
    contactName: v.string(),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => wordyLength(text) >= TRACK_TEXT.min, 'followUp.error.text'),
      v.maxLength(TRACK_TEXT.max, 'followUp.error.textLong'),
    ),
    ...nextEntries,
    nextAt: v.pipe(nextEntries.nextAt, v.nonEmpty('followUp.error.next')),
    photos: v.pipe(attachmentsSchema, v.maxLength(TRACK_PHOTOS_MAX)),
  }),
  v.forward(
    v.partialCheck(
      [['contact'], ['contactName']],
      (who) => who.contact !== '' || hasName(who),
      'followUp.error.contact',
    ),
    ['contact'],
  ),
  v.forward(
    v.partialCheck(
      [['contact'], ['contactName']],
      (who) => who.contact !== SOMEBODY_ELSE || hasName(who),
      'followUp.error.contactName',
    ),
    ['contactName'],
  ),
)

export type FollowUpValues = v.InferInput<typeof followUpSchema>

export const NO_FOLLOW_UP: FollowUpValues = {
  kind: 'visit',
  contact: '',
  contactName: '',
  text: '',
  photos: [],
  ...NO_NEXT,
}

/** Field of a refusal → field of the form and what to say there. */
export const REFUSED_FIELDS = {
  contact: { field: 'contact', message: 'followUp.error.contact' },
  text: { field: 'text', message: 'followUp.error.text' },
  ...NEXT_REFUSED,
} as const

/** What travels, of values that are whole. */
export function followUpOf(leadId: LeadId, values: FollowUpValues): FollowUp {
  const { kind, contact, contactName, text, photos } = values
  const known = contact !== '' && contact !== SOMEBODY_ELSE
  const nextStep = nextStepOf(values)
  if (!nextStep) throw new Error(`no time: ${values.nextAt}`)
  return {
    leadId,
    kind,
    ...(known ? { contactId: contact } : { contactName: contactName.trim() }),
    text,
    ...(photos.length > 0 && { photos: addressesOf(photos) }),
    nextStep,
  }
}

import type { RequestOf } from '#platform/http'
import type { insertClockIn, insertTrack, Lead, Track } from '../api'
import type { LeadId } from '../rules/vocabulary'

/** Content of a follow-up; `leadId` as the area types it. */
export type FollowUp = RequestOf<typeof insertTrack> & { readonly leadId: LeadId }

/** Content of a check-in, a leaving or a correction. */
export type CheckIn = RequestOf<typeof insertClockIn> & { readonly leadId: LeadId }

/** Name of a lead's entries in the outbox. */
export const outboxRecord = (id: LeadId): string => `lead:${id}`

/** True if my track has the same text, next step and person: nobody writes that twice. */
export function isSame({ kind, text, contact, nextStep, by }: Track, followUp: FollowUp, me: string): boolean {
  const { contactId, contactName, nextStep: next } = followUp
  return (
    by?.id === me &&
    kind === followUp.kind &&
    text === followUp.text &&
    (contactId === undefined ? contact?.name === contactName : contact?.id === contactId) &&
    nextStep?.at.getTime() === next.at.getTime() &&
    nextStep.kind === next.kind &&
    (nextStep.text ?? '') === (next.text ?? '')
  )
}

/** Optimistic change of the lead by a follow-up written `at`. */
export const followedUp = (_lead: Lead, { kind, nextStep }: FollowUp, at: Date): Partial<Lead> => ({
  lastContact: { kind, at },
  nextStep: { at: nextStep.at, kind: nextStep.kind, text: nextStep.text, textEn: undefined },
})

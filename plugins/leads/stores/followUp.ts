import type { Core } from '#src/core'
import { isOffline, type RequestOf } from '#src/http'
import { currentLanguage, nameIn } from '#src/i18n'
import { submitOrQueue } from '#src/outbox'

import { insertTrack, selectTracks, type Track } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { leadDetailStore } from './LeadDetailStore'
import { leadStore } from './LeadStore'

/** What a follow-up says; `leadId` as the area knows it. */
export type FollowUp = RequestOf<typeof insertTrack> & { readonly leadId: LeadId }

interface Sending {
  readonly key: string
  /** The same content went out before, and nobody knows whether it arrived. */
  readonly repeated: boolean
}

/** `network`, `order`: it is in the outbox, until there is network or until what the lead still has to send has gone. */
export type FollowUpOutcome = 'sent' | 'network' | 'order'

/** Name of a lead's entries in the outbox. */
export const outboxRecord = (id: LeadId): string => `lead:${id}`

/**
 * Writes a follow-up and brings the open lead up to date; without network it goes to the outbox. A repeat first looks
 * whether the first one arrived after all: a back end may ignore the key (wire.md 'Clients').
 */
export async function sendFollowUp(
  core: Core,
  followUp: FollowUp,
  { key, repeated }: Sending,
): Promise<FollowUpOutcome> {
  const { leadId: id } = followUp
  const store = core.store(leadDetailStore)
  const open = store.of(id)
  const arrived = repeated ? await hasArrived(core, followUp) : false
  if (arrived) return 'sent'
  const lead = open.main.value ?? core.store(leadStore).get(id)
  const outcome = await submitOrQueue(core, {
    call: insertTrack,
    request: followUp,
    record: outboxRecord(id),
    label: lead ? nameIn(lead, currentLanguage()) : id,
    idempotencyKey: key,
    mayHaveArrived: arrived === undefined,
  })
  if (outcome.kind === 'queued') return outcome.why
  store.applied(outcome.answer.lead)
  open.timeline.add(outcome.answer.track)
  if (followUp.contactName !== undefined) open.contacts.invalidate()
  return 'sent'
}

/** Whether the lead's list holds it; undefined without network. What is found is shown. */
async function hasArrived(core: Core, followUp: FollowUp): Promise<boolean | undefined> {
  try {
    const tracks = await core.http(selectTracks, { id: followUp.leadId }, { background: true })
    if (!tracks.some((track) => isSame(track, followUp, core.session.loginName))) return false
    const open = core.store(leadDetailStore).of(followUp.leadId)
    open.timeline.tracks.set(tracks)
    open.main.invalidate()
    open.invalidate()
    return true
  } catch (error) {
    if (isOffline(error)) return undefined
    throw error
  }
}

/** The same words about the same next step, with the same person, by me: nobody writes that twice. */
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

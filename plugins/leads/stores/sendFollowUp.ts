import { type Attachment, submitWithFiles, uploadsOf } from '#src/attachments'
import type { Core } from '#src/core'
import type { Submit } from '#src/forms'
import { currentLanguage, nameIn } from '#src/i18n'
import { insertTrack } from '../api'
import { type FollowUp, outboxRecord } from './followUp'
import { leadStore } from './LeadStore'
import { leadRecords } from './leadRecords'

/**
 * `network`, `order`, `files`: queued in the outbox, because there is no network, earlier entries of the lead come first,
 * or its photos are still being uploaded.
 */
export type FollowUpOutcome = 'sent' | 'network' | 'order' | 'files'

/** Sends a follow-up and updates the open lead; uses the outbox without network or after an attempt in doubt. */
export async function sendFollowUp(
  core: Core,
  followUp: FollowUp,
  photos: readonly Attachment[],
  { key, ...doubt }: Submit,
): Promise<FollowUpOutcome> {
  const { leadId: id } = followUp
  const store = core.store(leadRecords)
  const open = store.of(id)
  const lead = open.main.value ?? core.store(leadStore).get(id)
  const outcome = await submitWithFiles(core, {
    call: insertTrack,
    request: followUp,
    record: outboxRecord(id),
    label: lead ? nameIn(lead, currentLanguage()) : id,
    idempotencyKey: key,
    uploads: uploadsOf('photo', photos),
    ...doubt,
  })
  if (outcome.kind === 'queued') return outcome.why
  store.applied(outcome.answer.lead)
  open.own.add(outcome.answer.track)
  if (followUp.contactName !== undefined) open.parts.contacts.invalidate()
  return 'sent'
}

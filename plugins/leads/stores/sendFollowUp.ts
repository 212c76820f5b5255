import { type Attachment, uploadsOf, withFiles } from '#src/attachments'
import type { Core } from '#src/core'
import { type Submission, submission } from '#src/forms'
import type { RequestOf, ResponseOf } from '#src/http'
import { currentLanguage, nameIn } from '#src/i18n'
import { insertTrack } from '../api'
import { type FollowUp, outboxRecord } from './followUp'
import { leadStore } from './LeadStore'
import { leadRecords } from './leadRecords'

/** How a follow-up is sent: with its photos, and its answer updates the open lead. */
export function followUpSubmission(
  core: Core,
  followUp: FollowUp,
  photos: readonly Attachment[],
): Submission<RequestOf<typeof insertTrack>, ResponseOf<typeof insertTrack>> {
  const { leadId: id } = followUp
  const store = core.store(leadRecords)
  const open = store.of(id)
  const lead = open.main.value ?? core.store(leadStore).get(id)
  return submission(insertTrack, followUp, {
    record: outboxRecord(id),
    label: lead ? nameIn(lead, currentLanguage()) : id,
    send: withFiles(uploadsOf('photo', photos)),
    after: (answer) => {
      store.applied(answer.lead)
      open.own.add(answer.track)
      if (followUp.contactName !== undefined) open.parts.contacts.invalidate()
    },
  })
}

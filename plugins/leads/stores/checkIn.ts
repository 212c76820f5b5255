import { type Attachment, uploadsOf, withFiles } from '#src/attachments'
import type { Core } from '#src/core'
import { type Submission, submission } from '#src/forms'
import type { RequestOf, ResponseOf } from '#src/http'
import { currentLanguage, nameIn } from '#src/i18n'
import { insertClockIn } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { outboxRecord } from './followUp'
import { leadStore } from './LeadStore'
import { leadRecords } from './leadRecords'

/** What a check-in, a leaving or a correction says; `leadId` as the area knows it. */
export type CheckIn = RequestOf<typeof insertClockIn> & { readonly leadId: LeadId }

/** Files of a check-in. */
interface Files {
  readonly photos?: readonly Attachment[]
  readonly audio?: readonly Attachment[]
}

/** How a check-in is sent: with its files, in order with what else waits of the lead; its answer updates the open lead. */
export function checkInSubmission(
  core: Core,
  request: CheckIn,
  { photos = [], audio = [] }: Files = {},
): Submission<RequestOf<typeof insertClockIn>, ResponseOf<typeof insertClockIn>> {
  const { leadId: id } = request
  const store = core.store(leadRecords)
  const open = store.of(id)
  const lead = open.main.value ?? core.store(leadStore).get(id)
  return submission(insertClockIn, request, {
    record: outboxRecord(id),
    label: lead ? nameIn(lead, currentLanguage()) : id,
    send: withFiles([...uploadsOf('photo', photos), ...uploadsOf('audio', audio)]),
    after: (answer) => {
      store.applied(answer.lead)
      open.own.addClockIn(answer.clockIn)
    },
  })
}

import { type Attachment, uploadsOf, withFiles } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { Call } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { OutgoingFile } from '#platform/outbox'
import { insertClockIn, insertTrack, type LeadDetail } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { noteArrival } from './arrivals'
import { type CheckIn, type FollowUp, outboxRecord } from './followUp'
import { leadStore } from './LeadStore'
import { leadRecords, type OpenLead } from './leadRecords'

/** Submits a request about a lead, with its files and after the lead's pending entries; the response updates it. */
function leadSubmission<Q extends { readonly leadId: string }, A extends { readonly lead: LeadDetail }>(
  core: Core,
  call: Call<Q, A>,
  request: Q & { readonly leadId: LeadId },
  files: readonly OutgoingFile[],
  after: (open: OpenLead, answer: A) => void,
) {
  const { leadId: id } = request
  const store = core.store(leadRecords)
  const open = store.of(id)
  const lead = open.main.value ?? core.store(leadStore).get(id)
  return submission(call, request, {
    record: outboxRecord(id),
    label: lead ? nameIn(lead, currentLanguage()) : id,
    send: withFiles(files),
    after: (answer) => {
      store.applied(answer.lead)
      after(open, answer)
    },
  })
}

interface Files {
  readonly photos?: readonly Attachment[]
  readonly audio?: readonly Attachment[]
}

const filesOf = ({ photos = [], audio = [] }: Files) => [...uploadsOf('photo', photos), ...uploadsOf('audio', audio)]

/** How a follow-up is sent. */
export const followUpSubmission = (core: Core, followUp: FollowUp, files: Files = {}) =>
  leadSubmission(
    core,
    insertTrack,
    { ...followUp, deviceAt: new Date() },
    filesOf(files),
    ({ own, parts }, { track }) => {
      own.add(track)
      if (followUp.contactName !== undefined) parts.contacts.invalidate()
      // It is their last contact, which their own page and lists show.
      if (followUp.contactId !== undefined) core.invalidateRecord(followUp.contactId)
    },
  )

/** How a check-in is sent, a leaving, or a correction. */
export const checkInSubmission = (core: Core, checkIn: CheckIn, files: Files = {}) =>
  leadSubmission(core, insertClockIn, checkIn, filesOf(files), ({ own }, { clockIn }) => {
    own.addClockIn(clockIn)
    noteArrival(core, checkIn)
    if (clockIn.visitId !== undefined) core.invalidateRecord(clockIn.visitId)
  })

import { toFieldMoment } from '#src/calendar'
import { href } from '#src/navigation'
import { type Core, type RepeatableCall, repeatableCall } from '#src/stores'
import { insertTrack, selectTracks } from './api'
import { type FollowUpValues, SOMEBODY_ELSE } from './components/followUp/values'
import { leadFollowUp } from './routes'
import { type FollowUp, isSame } from './stores/followUp'
import { leadDetailStore } from './stores/LeadDetailStore'

async function isThere(core: Core, followUp: FollowUp): Promise<boolean> {
  const tracks = await core.http(selectTracks, { id: followUp.leadId }, { background: true })
  return tracks.some((track) => isSame(track, followUp, core.session.loginName))
}

function valuesOf({ kind, contactId, contactName = '', text, nextStep }: FollowUp): FollowUpValues {
  return {
    kind,
    contact: contactId ?? SOMEBODY_ELSE,
    contactName,
    text,
    nextAt: toFieldMoment(nextStep.at),
    nextKind: nextStep.kind,
    nextText: nextStep.text ?? '',
  }
}

/** What may be open of the lead is out of date; what nobody has opened is loaded when somebody does. */
function refresh(core: Core, { leadId, contactName }: FollowUp): void {
  const open = core.store(leadDetailStore).of(leadId)
  open.invalidate()
  if (contactName !== undefined) open.contacts.invalidate()
  if (open.main.value) void open.main.load()
  if (open.timeline.tracks.value) void open.timeline.tracks.load()
}

const calls: readonly RepeatableCall[] = [
  repeatableCall(insertTrack, {
    title: 'title.followUp',
    alreadyThere: isThere,
    edit: (request) => ({
      to: href(leadFollowUp, { id: request.leadId }),
      form: 'lead.followUp',
      record: request.leadId,
      values: valuesOf(request),
    }),
    afterSent: refresh,
  }),
]

/** The area's submits that may go through the outbox. */
export default calls

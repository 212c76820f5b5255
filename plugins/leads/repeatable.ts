import { href } from '#src/navigation'
import { type Core, type RepeatableCall, repeatableCall } from '#src/stores'
import { insertTrack, selectTracks, type Track } from './api'
import { type FollowUpValues, SOMEBODY_ELSE } from './components/followUp/values'
import { leadFollowUp } from './routes'
import type { FollowUp } from './stores/followUp'
import { leadDetailStore } from './stores/LeadDetailStore'

/** The same words about the same next step, with the same person, by me: nobody writes that twice. */
function isSame({ kind, text, contact, nextStep, by }: Track, followUp: FollowUp, me: string): boolean {
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
    nextAt: nextStep.at.toISOString(),
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

import type { RequestOf } from '#src/http'
import type { Core } from '#src/stores'
import { insertTrack, selectTracks, type Track } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { leadDetailStore } from './LeadDetailStore'

/** What a follow-up says; `leadId` as the area knows it. */
export type FollowUp = RequestOf<typeof insertTrack> & { readonly leadId: LeadId }

interface Sending {
  readonly key: string
  /** The same content went out before, and nobody knows whether it arrived. */
  readonly repeated: boolean
}

/**
 * Writes a follow-up and brings the open lead up to date. A repeat first looks whether the first one arrived after all: a
 * back end may ignore the key (wire.md 'Clients').
 */
export async function sendFollowUp(core: Core, followUp: FollowUp, { key, repeated }: Sending): Promise<void> {
  const store = core.store(leadDetailStore)
  const open = store.of(followUp.leadId)
  if (repeated) {
    const tracks = await core.http(selectTracks, { id: followUp.leadId })
    if (tracks.some((track) => isSame(track, followUp, core.session.loginName))) {
      open.timeline.tracks.set(tracks)
      open.main.invalidate()
      open.invalidate()
      return
    }
  }
  const { track, lead } = await core.http(insertTrack, followUp, { idempotencyKey: key })
  store.applied(lead)
  open.timeline.add(track)
  if (followUp.contactName !== undefined) open.contacts.invalidate()
}

/** Nobody writes the same words about the same next step twice. */
function isSame(track: Track, { kind, text, nextStep }: FollowUp, me: string): boolean {
  return (
    track.kind === kind &&
    track.text === text &&
    track.by?.id === me &&
    track.nextStep?.at.getTime() === nextStep.at.getTime()
  )
}

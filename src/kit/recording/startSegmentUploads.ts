import { chooseLeadership, pageSurroundings, theDatabase } from '#base/storage'
import type { Feedback } from '#platform/feedback'
import type { HostBridge } from '#platform/host'
import type { Http, Identity } from '#platform/http'
import { text } from '#platform/i18n'
import { closeSegments, openSegments } from './openSegments'
import { SegmentUploads } from './SegmentUploads'
import { createSend } from './sendSegment'

export interface SegmentUploadDeps {
  /** Login name. */
  readonly user: string
  readonly http: Http
  readonly host: Pick<HostBridge, 'native' | 'upload'>
  readonly identity: () => Identity
  readonly feedback: Pick<Feedback, 'toast' | 'confirm'>
}

export interface StartedUploads {
  /** Call when the session has a new valid token. */
  signedIn(): void
  /** Call when the user signs out; waiting segments are sent after their next sign-in. */
  dispose(): void
}

/**
 * Recovers recordings of earlier pages (the user is notified of what is missing) and uploads them, and all new ones,
 * while online. Call it once the first data is on screen.
 */
export function startSegmentUploads({ user, http, host, identity, feedback }: SegmentUploadDeps): StartedUploads {
  const segments = openSegments({ user, feedback })
  const database = theDatabase((notice) => feedback.toast(text(notice)))
  const uploads = new SegmentUploads({
    segments,
    user,
    send: createSend({ http, host, identity }),
    surroundings: pageSurroundings(`recordings ${user}`),
    leadership: chooseLeadership(database),
  })
  void segments.recover()
  return {
    signedIn: uploads.signedIn,
    dispose() {
      uploads.dispose()
      closeSegments(user)
    },
  }
}

import { reaction } from 'mobx'
import { lazyOnce } from '#base/loading'
import { loadSegmentUploads } from '#kit/recording'
import type { Core } from '#platform/core'
import type { DeviceStorage } from '#platform/outbox'
import type { SessionStore } from '#platform/session'

export interface RecordingUploads {
  /**
   * Uploads recordings of the signed-in user, now and after each change of user. Called when the recorder is opened.
   */
  start(): void
  /** Starts the uploads if an earlier page left recordings of the user on the device; checks once per user. */
  startIfNeeded(): void
}

interface Parts extends Pick<Core, 'http' | 'host' | 'feedback'> {
  readonly session: Pick<SessionStore, 'loginName' | 'identity'>
  /** Subscribes to renewals of a refused token; returns the unsubscribe function. */
  readonly onRenewed: (goOn: () => void) => () => void
  readonly storage: Pick<DeviceStorage, 'holdsRecordings'>
  readonly report: (error: unknown, where: string) => void
}

/** Uploads of recordings. Their code is loaded only on devices that record. */
export function createRecordingUploads(parts: Parts): RecordingUploads {
  const { session, storage, report } = parts
  const follow = lazyOnce(() => followUser(parts))
  const start = () => void follow().catch((error: unknown) => report(error, 'recordings'))

  const check = async (user: string) => {
    if (user !== '' && (await storage.holdsRecordings(user))) start()
  }
  return {
    start,
    startIfNeeded: () =>
      void reaction(
        () => session.loginName,
        (user) => void check(user).catch((error: unknown) => report(error, 'recordings')),
        { fireImmediately: true },
      ),
  }
}

async function followUser({ session, http, host, feedback, onRenewed }: Parts): Promise<void> {
  const { startSegmentUploads } = await loadSegmentUploads()
  let leave = () => {}
  reaction(
    () => session.loginName,
    (user) => {
      leave()
      leave = () => {}
      if (user === '') return
      const uploads = startSegmentUploads({ user, http, host, identity: () => session.identity, feedback })
      const discard = onRenewed(uploads.signedIn)
      leave = () => {
        discard()
        uploads.dispose()
      }
    },
    { fireImmediately: true },
  )
}

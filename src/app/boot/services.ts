import { isAllowedAddress } from '#base/config'
import { loadScanner } from '#kit/scanner'
import { Feedback } from '#platform/feedback'
import { createHost, type FoundHost } from '#platform/host'
import { createEarly, createHttp, type EarlyRequest } from '#platform/http'
import { type CoreTextKey, text } from '#platform/i18n'
import { hostEventSink } from '#platform/messages'
import { createDeviceStorage, createUploads } from '#platform/outbox'
import { createScreens, type Registry } from '#platform/plugin'
import { SessionStore, type StoredValues } from '#platform/session'
import type { ErrorSource } from '#platform/telemetry'
import { createRecordingUploads } from './recordingUploads'
import { createTelemetry } from './telemetry'

interface ServiceOptions {
  readonly registry: Registry
  /** Uncaught errors since the start of the script. */
  readonly uncaught: ErrorSource
  /** The detected host. */
  readonly found: FoundHost
  readonly stored: StoredValues
  /** Requests that the inline boot script has already sent. */
  readonly early: readonly EarlyRequest[]
}

/**
 * Creates the services that live as long as the page: host, HTTP, session, feedback, telemetry, and the factories of
 * per-user stores.
 */
export function createServices({ registry, uncaught, found, stored, early }: ServiceOptions) {
  const sentEarly = createEarly(early)
  const feedback = new Feedback()
  const renewed = new Set<() => void>()
  const notify = (words: string) => feedback.toast(words)
  const notice = (key: CoreTextKey) => notify(text(key))
  const host = createHost({
    found,
    feedback,
    notify,
    notice,
    scanner: loadScanner,
    http: () => http,
    user: () => session.loginName,
    stored: (name) => stored.get(name),
    isTrusted: isAllowedAddress,
    report: (error, where) => telemetry.report(error, where),
    unrequested: (name, raw) => {
      // `addContact` without a pending call is an event (wire.md); any other reply without a call is an error.
      if (name === 'addContact') hostEventSink(name, raw)
      else telemetry.report(new Error('an answer came that nobody waits for'), `host ${name}`)
    },
  })
  const http = createHttp({
    identity: () => session.identity,
    feedback,
    text,
    renew: async (why) => {
      const isRenewed = await session.renew(why)
      if (isRenewed) for (const goOn of renewed) goOn()
      return isRenewed
    },
    report: (error) => telemetry.report(error),
    early: sentEarly,
  })
  const session = new SessionStore({
    http,
    host,
    stored,
    text,
    notify,
    promptForPermission: () =>
      void feedback.confirm({ title: text('session.noEmployeeTitle'), text: text('session.noEmployee') }),
    identify: (user) => telemetry.identify(user),
    report: (error) => telemetry.report(error),
  })
  const telemetry = createTelemetry({
    http,
    source: uncaught,
    secrets: () => [session.identity.token, session.identity.ticket],
    about: () => ({ orgCode: session.employee?.orgCode ?? '', code: session.userCode ?? '' }),
  })
  const uploadFile = createUploads({ http, host, identity: () => session.identity })
  const storage = createDeviceStorage({ notice, http, uploadFile })
  /** Calls `goOn` after each renewed token, so that paused work continues. Returns the unsubscribe function. */
  const onRenewed = (goOn: () => void) => {
    renewed.add(goOn)
    return () => renewed.delete(goOn)
  }
  return {
    registry,
    screens: createScreens(),
    feedback,
    host,
    http,
    session,
    telemetry,
    notice,
    notify,
    early: sentEarly,
    uploadFile,
    storage,
    onRenewed,
    recordingUploads: createRecordingUploads({
      session,
      http,
      host,
      feedback,
      onRenewed,
      storage,
      report: telemetry.report,
    }),
    onPageView: telemetry.page,
    report: telemetry.report,
    track: telemetry.track,
  }
}

export type Services = ReturnType<typeof createServices>

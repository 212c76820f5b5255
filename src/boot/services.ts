import { Feedback } from '#src/feedback'
import { createBrowserHost } from '#src/host'
import { createEarly, createHttp, type EarlyRequest } from '#src/http'
import { text } from '#src/i18n'
import { createScreens, type Registry } from '#src/plugin'
import { SessionStore, StoredValues } from '#src/session'
import { createDraftsOnUse, createOutboxOnUse, createSeenPagesOnUse } from '#src/stores'
import type { ErrorSource } from '../telemetry/bufferErrors'
import { createTelemetry } from './telemetry'

interface ServiceOptions {
  readonly registry: Registry
  /** Errors that nobody caught, since the first line. */
  readonly uncaught: ErrorSource
  /** Requests that the inline boot script has sent. */
  readonly early: readonly EarlyRequest[]
  /** A token was made good again: what waited for it goes on. */
  readonly onRenewed: () => void
}

/** What lives as long as the page: host, HTTP, session, feedback, telemetry, and the stores that open per user. */
export function createServices({ registry, uncaught, early, onRenewed }: ServiceOptions) {
  const feedback = new Feedback()
  const host = createBrowserHost()
  const tell = (words: string) => feedback.toast(words)
  const notice = (key: string) => tell(text(key))
  const http = createHttp({
    identity: () => session.identity,
    feedback,
    text,
    renew: async () => {
      const isRenewed = await session.renew()
      if (isRenewed) onRenewed()
      return isRenewed
    },
    report: (error) => telemetry.report(error),
    early: createEarly(early),
  })
  const session = new SessionStore({
    http,
    host,
    stored: new StoredValues({ notice: () => notice('session.storageForbidden') }),
    text,
    tell,
    askForPermission: () =>
      void feedback.ask({ title: text('session.noEmployeeTitle'), text: text('session.noEmployee') }),
    identify: (user) => telemetry.identify(user),
    report: (error) => telemetry.report(error),
  })
  const telemetry = createTelemetry({
    http,
    source: uncaught,
    secrets: () => [session.identity.token, session.identity.ticket],
    about: () => ({ orgCode: session.employee?.orgCode ?? '', code: session.userCode ?? '' }),
  })
  return {
    registry,
    screens: createScreens(),
    feedback,
    host,
    http,
    session,
    telemetry,
    notice,
    tell,
    drafts: createDraftsOnUse(notice),
    outbox: createOutboxOnUse(notice),
    seen: createSeenPagesOnUse(notice),
    onPageView: telemetry.page,
    report: telemetry.report,
  }
}

export type Services = ReturnType<typeof createServices>

import { Feedback } from '#src/feedback'
import { createHost, type FoundHost } from '#src/host'
import { createEarly, createHttp, type EarlyRequest } from '#src/http'
import { text } from '#src/i18n'
import { hostEventSink } from '#src/messages'
import { createForget, createLazyDrafts, createLazyOfflineLists, createLazyOutbox } from '#src/outbox'
import { createScreens, type Registry } from '#src/plugin'
import { SessionStore, type StoredValues } from '#src/session'
import type { ErrorSource } from '#src/telemetry'
import { createTelemetry } from './telemetry'

interface ServiceOptions {
  readonly registry: Registry
  /** Errors that nobody caught, since the first line. */
  readonly uncaught: ErrorSource
  /** Where the page runs. */
  readonly found: FoundHost
  readonly stored: StoredValues
  /** Requests that the inline boot script has sent. */
  readonly early: readonly EarlyRequest[]
}

/** What lives as long as the page: host, HTTP, session, feedback, telemetry, and the stores that open per user. */
export function createServices({ registry, uncaught, found, stored, early }: ServiceOptions) {
  const feedback = new Feedback()
  const renewed = new Set<() => void>()
  const tell = (words: string) => feedback.toast(words)
  const notice = (key: string) => tell(text(key))
  const host = createHost({
    found,
    feedback,
    tell,
    notice,
    scanner: () => import('../scanner/Scanner'),
    http: () => http,
    user: () => session.loginName,
    stored: (name) => stored.get(name),
    report: (error, where) => telemetry.report(error, where),
    unasked: (name, raw) => {
      // A contact that the host hands over unasked is an event (wire.md); any other answer without a call is a report.
      if (name === 'addContact') hostEventSink(name, raw)
      else telemetry.report(new Error('an answer came that nobody waits for'), `host ${name}`)
    },
  })
  const http = createHttp({
    identity: () => session.identity,
    feedback,
    text,
    renew: async () => {
      const isRenewed = await session.renew()
      if (isRenewed) for (const goOn of renewed) goOn()
      return isRenewed
    },
    report: (error) => telemetry.report(error),
    early: createEarly(early),
  })
  const session = new SessionStore({
    http,
    host,
    stored,
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
    drafts: createLazyDrafts(notice),
    outbox: createLazyOutbox(notice),
    offlineLists: createLazyOfflineLists(notice),
    forget: createForget(notice),
    /** Runs when a token was made good again: what waited for it goes on. Gives 'stop'. */
    onRenewed(goOn: () => void): () => void {
      renewed.add(goOn)
      return () => renewed.delete(goOn)
    },
    onPageView: telemetry.page,
    report: telemetry.report,
  }
}

export type Services = ReturnType<typeof createServices>

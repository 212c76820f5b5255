import { buildValue, environment, version } from '#base/config'
import type { Http } from '#platform/http'
import type { ErrorSource } from '#platform/telemetry'

interface TelemetryOptions {
  readonly http: Http
  readonly source: ErrorSource
  /** Token and ticket, which are removed from every report. */
  readonly secrets: () => readonly string[]
  /** Employee codes that are added to reports. */
  readonly about: () => Readonly<Record<string, string>>
}

export interface Telemetry {
  report(error: unknown, where?: string): void
  identify(user: { readonly loginName: string; readonly roles: string }): void
  /** Tracks a page view by the route's source label (section 2). */
  page(source: string): void
  /** Counts an event of an area in the usage log. */
  track(event: string, details?: Readonly<Record<string, string | number | boolean>>): void
  /** Loads the senders; everything reported before is buffered until then. */
  start(): Promise<void>
}

/**
 * Error reports, log tracking and analytics (section 7). Their code loads after the first screen; earlier events are
 * buffered.
 */
export function createTelemetry({ http, source, secrets, about }: TelemetryOptions): Telemetry {
  let waiting: ((sender: Sender) => void)[] = []
  let notify = (entry: (sender: Sender) => void) => {
    waiting.push(entry)
  }
  return {
    report(error, where) {
      console.error(where ?? 'error', error)
      notify((sender) => {
        sender.announceCallProblem(error)
        sender.reports.report(error, where)
      })
    },
    identify: ({ loginName, roles }) => notify((sender) => sender.analytics.identify(loginName, roles)),
    track: (event, details) => notify((sender) => sender.log.track(event, details)),
    page: (label) =>
      notify((sender) => {
        sender.analytics.page(label)
        sender.log.track('page', { source: label })
      }),
    async start() {
      const sender = await load({ http, source, secrets, about })
      notify = (entry) => entry(sender)
      for (const entry of waiting) entry(sender)
      waiting = []
    },
  }
}

async function load({ http, source, secrets, about }: TelemetryOptions) {
  const { announceCallProblem, createAnalytics, createErrorReports, createLogTracking, monitorKeyName } = await import(
    /* webpackChunkName: "deferred" */ '#platform/telemetry'
  )
  return {
    announceCallProblem,
    reports: createErrorReports({
      http,
      source,
      secrets,
      about,
      version,
      accessKey: buildValue(monitorKeyName(environment)),
    }),
    log: createLogTracking({ url: buildValue('LOG_URL') }),
    analytics: createAnalytics({ url: buildValue('ANALYTICS_URL') }),
  }
}

type Sender = Awaited<ReturnType<typeof load>>

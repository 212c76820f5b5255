import { describeSchemaError } from '#base/wire'
import { type ErrorReport, type Http, HttpError, reportError } from '#platform/http'
import type { ErrorSource, UncaughtEvent } from './bufferErrors'
import { scrub, scrubAddress } from './scrub'

const APP_ID = 'gas-sales-app'
const APP_NAME = 'Gas Sales'
/**
 * Limit that protects the gateway from errors in a loop: reports per minute; the same message is sent once a minute.
 */
const PER_MINUTE = 10
const MINUTE = 60_000
/** Longest message. Characters */
const LONGEST_MESSAGE = 4000
const LONGEST_ADDRESS = 500

export interface ErrorReportsOptions {
  readonly http: Http
  /** Access key of this environment (`monitorKeyName()`); '' disables reports, with one console warning. */
  readonly accessKey: string
  readonly version: string
  /** Source of uncaught errors: `bufferErrors()`. */
  readonly source: ErrorSource
  /** Values that are removed from every report: token, ticket. */
  readonly secrets?: () => readonly string[]
  /** Codes of the employee info, added to every report. */
  readonly about?: () => Readonly<Record<string, string>>
  readonly now?: () => number
  readonly view?: { readonly location: { readonly href: string }; readonly navigator: { readonly userAgent: string } }
}

export interface ErrorReports {
  /** Reports a caught error; `where` names the place. Never throws. */
  report(error: unknown, where?: string): void
}

/** Build variable with the access key of error reports; PRO and PROD share one (section 7). */
export const monitorKeyName = (environment: string): string =>
  `MONITOR_KEY_${environment === 'PRO' ? 'PROD' : environment}`

/** Sends error reports (section 7, payload of section 3) for uncaught errors and for those passed to `report`. */
export function createErrorReports(options: ErrorReportsOptions): ErrorReports {
  const { http, accessKey, version, source, secrets, about, now = Date.now, view = window } = options
  if (!accessKey) {
    console.warn('error reports are off: this build has no access key')
    source(() => undefined)
    return { report: () => undefined }
  }

  const sentAt = new Map<string, number>()
  const isAllowed = (message: string) => {
    const recent = [...sentAt].filter(([, at]) => now() - at < MINUTE)
    sentAt.clear()
    for (const [words, at] of recent) sentAt.set(words, at)
    if (sentAt.has(message) || sentAt.size >= PER_MINUTE) return false
    sentAt.set(message, now())
    return true
  }

  const send = (text: string) => {
    const hide = (value: string) => scrub(value, secrets?.())
    // Also cut before scrubbing, because scrubbing a megabyte blocks the page.
    const message = hide(text.slice(0, 4 * LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE)
    if (!isAllowed(message)) return
    const report: ErrorReport = {
      appAddress: hide(scrubAddress(view.location.href)).slice(0, LONGEST_ADDRESS),
      appId: APP_ID,
      appName: APP_NAME,
      appVersion: version,
      deviceType: /Android/i.test(view.navigator.userAgent) ? 0 : 1,
      message: `${message}${context(about?.())}`,
      uploadTime: new Date(now()).toISOString(),
    }
    http(reportError, report, { background: true }).catch((error: unknown) => {
      console.warn('the error report could not be sent', error)
    })
  }

  const report = (error: unknown, where = '') => {
    // A failed report must not cause another one.
    if (error instanceof HttpError && error.callId === reportError.id) return
    send(`${where ? `${where}: ` : ''}${wordsOf(error)}`)
  }

  source((event) => report(...causeOf(event)))
  return { report }
}

function causeOf(event: UncaughtEvent): [error: unknown, where: string] {
  if ('reason' in event) return [event.reason, 'unhandled rejection']
  // For a script of another origin only the message is available.
  return event.error ? [event.error, 'script error'] : [event.message, `script error ${event.filename}:${event.lineno}`]
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  // A cause that is no error is raw data (part of a response) and is not sent.
  return `${headOf(error)}${cause instanceof Error ? `\ncaused by ${headOf(cause)}` : ''}\n${framesOf(error)}`
}

/** Name and message of an error. The message of a schema error is replaced, because it contains the value. */
function headOf(error: Error): string {
  return `${error.name}: ${describeSchemaError(error) ?? error.message}`
}

/** Frames of a stack without its message: `    at f (main.js:1:2)` in Chromium, `f@main.js:1:2` in WebKit. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+|@\S+:\d+$/.test(line))
    .join('\n')
}

function context(facts: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(facts).filter(([, value]) => value)
  return given.length > 0 ? `\n${given.map(([name, value]) => `${name} ${value}`).join(', ')}` : ''
}

import { type ErrorReport, type Http, HttpError, reportError } from '#src/http'
import { describeSchemaError } from '#src/wire'
import type { ErrorSource, UncaughtEvent } from './bufferErrors'
import { scrub, scrubAddress } from './scrub'

const APP_ID = 'gas-sales-app'
const APP_NAME = 'Gas Sales'
/** An error in a loop must not become a load on the gateway: at most so many reports a minute, the same words once in it. */
const PER_MINUTE = 10
const MINUTE = 60_000
/** Characters; a stack beyond that says nothing new. */
const LONGEST_MESSAGE = 4000
const LONGEST_ADDRESS = 500

export interface ErrorReportsOptions {
  readonly http: Http
  /** The access key of this environment, `monitorKeyName()`; '' switches reports off with one line in the console. */
  readonly accessKey: string
  readonly version: string
  /** Where uncaught errors come from: `bufferErrors()`. */
  readonly source: ErrorSource
  /** Values that never leave: token, ticket. */
  readonly secrets?: () => readonly string[]
  /** Who and where in the company, for the one who looks into it: codes of the employee info. */
  readonly about?: () => Readonly<Record<string, string>>
  readonly now?: () => number
  readonly view?: { readonly location: { readonly href: string }; readonly navigator: { readonly userAgent: string } }
}

export interface ErrorReports {
  /** Reports an error that somebody caught; `where` names the place. Never throws. */
  report(error: unknown, where?: string): void
}

/** Name of the build variable with the error report's access key; PRO and PROD are one (section 7). */
export const monitorKeyName = (environment: string): string =>
  `MONITOR_KEY_${environment === 'PRO' ? 'PROD' : environment}`

/** Error reports of section 7 with the payload of section 3: one for each error nobody caught, and for those handed over. */
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
    // Cut before as well: scrubbing a megabyte holds up the page.
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
    // A report that fails must not make another one.
    if (error instanceof HttpError && error.callId === reportError.id) return
    send(`${where ? `${where}: ` : ''}${wordsOf(error)}`)
  }

  source((event) => report(...causeOf(event)))
  return { report }
}

function causeOf(event: UncaughtEvent): [error: unknown, where: string] {
  if ('reason' in event) return [event.reason, 'unhandled rejection']
  // A script of another origin gives its words only.
  return event.error ? [event.error, 'script error'] : [event.message, `script error ${event.filename}:${event.lineno}`]
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const described = describeSchemaError(error)
  // The message and the stack's first lines would repeat the value.
  if (described !== undefined) return `${error.name}: ${described}\n${framesOf(error)}`
  const words = `${error.name}: ${error.message}`
  const stack = error.stack ?? ''
  // WebKit's stacks do not begin with the words.
  return stack.includes(error.message) ? stack : `${words}\n${stack}`
}

/** The lines of a stack that name places: `    at f (main.js:1:2)` in Chromium, `f@main.js:1:2` in WebKit. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+|^\S*@\S+:\d+$/.test(line))
    .join('\n')
}

function context(facts: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(facts).filter(([, value]) => value)
  return given.length > 0 ? `\n${given.map(([name, value]) => `${name} ${value}`).join(', ')}` : ''
}

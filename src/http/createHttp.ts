import * as v from 'valibot'
import { environment as buildEnvironment, RETRY_DELAY } from '#src/config'
import type { Feedback } from '#src/feedback'
import { describeIssue, type LeftOut } from '#src/wire'
import { dataOf, malformed, readAnswer } from './answer'
import type { Call, CallOptions, Http } from './call'
import { type Client, clients, type Identity } from './clients'
import type { Early } from './early'
import { addressOf, type Encoded, encode } from './encode'
import { HttpError, isOffline } from './errors'
import { createTransport } from './transport'

export interface HttpDeps {
  identity(): Identity
  readonly feedback: Pick<Feedback, 'toast' | 'startLoading'>
  /** Returns a text of the core: `http.serverError`, `http.operationFailed`. */
  text(key: string): string
  /** Renews a refused token; true when the call may be repeated (wire.md 'Launch and identity'). */
  renew(): Promise<boolean>
  /** Reports requests and answers that do not match their declaration. */
  report(error: HttpError): void
  readonly early?: Early | undefined
}

/** Creates the HTTP layer; one instance for the lifetime of the app. */
export function createHttp(deps: HttpDeps): Http {
  const transport = createTransport(deps.early)
  let renewing: Promise<boolean> | undefined

  /** All waiting calls share one renewal. */
  const renew = () => {
    renewing ??= deps.renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const sendOnce = async (call: Call<never, unknown>, encoded: Encoded, options: CallOptions): Promise<unknown> => {
    const { declaration, id } = call
    const client = clients[declaration.host]
    const identity = deps.identity()
    const facts = { identity, declaration, environment: options.environment ?? buildEnvironment }
    const answer = await transport({
      callId: id,
      host: declaration.host,
      method: declaration.method,
      user: identity,
      url: addressOf(
        client.base(facts),
        encoded,
        client.identity ? { loginName: identity.loginName, now: Date.now() } : undefined,
      ),
      headers: () =>
        headersOf({
          ...client.headers(facts),
          ...(encoded.contentType ? { 'Content-Type': encoded.contentType } : {}),
          ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
        }),
      body: encoded.body,
      signal: options.signal,
      onProgress: options.onProgress,
    })
    return dataOf(readAnswer(answer), declaration.success ?? client.success, client, id)
  }

  const send = async (call: Call<never, unknown>, encoded: Encoded, options: CallOptions): Promise<unknown> => {
    for (let left = options.retry ?? 0; ; left -= 1) {
      try {
        return await sendOnce(call, encoded, options)
      } catch (error) {
        if (left <= 0 || !isTransient(error)) throw error
        await pause(options.retryDelay ?? RETRY_DELAY)
      }
    }
  }

  const sendRenewing = async (call: Call<never, unknown>, encoded: Encoded, options: CallOptions) => {
    const { token } = deps.identity()
    try {
      return await send(call, encoded, options)
    } catch (error) {
      const isRefusedToken = error instanceof HttpError && error.kind === 'unauthorised' && !call.declaration.open
      if (!isRefusedToken) throw error
      const current = deps.identity().token
      // Another call renewed the token while this one was pending: only repeat the call.
      const isGood = (current !== '' && current !== token) || (await untilAborted(renew(), call.id, options.signal))
      if (!isGood) throw error
      return send(call, encoded, options)
    }
  }

  /** Shows the toast of the HTTP layer and reports malformed answers. */
  const announce = (error: HttpError, { toast }: Client, { background }: CallOptions) => {
    if (error.kind === 'malformed') deps.report(error)
    if (toast?.after.includes(error.kind) && !background) deps.feedback.toast(deps.text(toast.text))
  }

  const reported = new Set<string>()

  /** Reports a dropped record, once per call and field. The user sees the rest of the list. */
  const reportLeftOut = (id: string, { path, problem }: LeftOut) => {
    const field = `${id} ${path}`
    if (reported.has(field)) return
    reported.add(field)
    deps.report(malformed(id, `a record was dropped, ${path}: ${problem}`))
  }

  return async (call, request, options = {}) => {
    const { declaration, id } = call
    const client = clients[declaration.host]
    checkRetry(call, client, options)
    const stopLoading = client.loading && !options.background ? deps.feedback.startLoading() : undefined
    try {
      const wire = parsed(id, 'request', () => call.request(request))
      const data = await sendRenewing(call, encode(wire, declaration), options)
      return parsed(id, 'answer', () => call.response(data, (what) => reportLeftOut(id, what)))
    } catch (error) {
      if (error instanceof HttpError) announce(error, client, options)
      throw error
    } finally {
      stopLoading?.()
    }
  }
}

/** Throws for a retry count on a call that is not repeatable, or on a client other than main (section 7). */
function checkRetry({ declaration, id }: Call<never, unknown>, client: Client, { retry = 0 }: CallOptions): void {
  if (retry > 0 && !(client.retries && declaration.repeatable))
    throw new TypeError(`${id} must not carry a retry count`)
}

function isTransient(error: unknown): boolean {
  return isOffline(error) || (error instanceof HttpError && error.kind === 'status')
}

/** Removes characters that a header cannot hold. A token damaged by this is refused by the server, which renews it. */
function headersOf(headers: Readonly<Record<string, string>>): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    // Without a token the header is omitted; the ticket headers are always sent (wire.md).
    if (value !== '' || !OPTIONAL_HEADERS.includes(name)) sent[name] = value.replace(/[^ -~]/g, '')
  }
  return sent
}

const OPTIONAL_HEADERS: readonly string[] = ['Authorization', 'X-GW-AccessKey']

function parsed<T>(id: string, what: 'request' | 'answer', parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw malformed(id, `the ${what} is not what the call declares: ${whyOf(cause)}`, cause)
  }
}

/** Describes a parse error without received values, because the text goes into error reports. */
function whyOf(cause: unknown): string {
  if (v.isValiError(cause)) {
    const { path, problem } = describeIssue(cause.issues[0])
    return `${path}: ${problem}`
  }
  return cause instanceof Error ? cause.message : String(cause)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Rejects as soon as the signal aborts, without waiting for the renewal of the session. */
function untilAborted<T>(promise: Promise<T>, callId: string, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new HttpError('cancelled', 'canceled', { callId }))
    if (signal.aborted) cancel()
    signal.addEventListener('abort', cancel, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel))
  })
}

import { environment as buildEnvironment, RETRY_DELAY } from '#base/config'
import type { DroppedRecord } from '#base/wire'
import type { Feedback } from '#platform/feedback'
import type { CoreTextKey } from '#platform/i18n'
import type { Call, CallDeclaration, CallOptions, Http } from './call'
import { type Client, clients, type Identity } from './clients'
import type { Early } from './early'
import { addressOf, type Encoded, encode } from './encode'
import { HttpError, isOffline } from './errors'
import { dataOf, malformed, readResponse } from './response'
import { createTransport } from './transport'

export interface HttpDeps {
  identity(): Identity
  readonly feedback: Pick<Feedback, 'toast' | 'startLoading'>
  /** A text of the core: `http.serverError`, `http.operationFailed`. */
  text(key: CoreTextKey): string
  /**
   * Renews a refused token; true if a call may be repeated (wire.md 'Launch and identity'). `background`: only
   * background calls were refused.
   */
  renew(why: { readonly background: boolean }): Promise<boolean>
  /** Reports requests and responses that are not what their call declares. */
  report(error: HttpError): void
  readonly early?: Early | undefined
}

/** A call may fail this much earlier than the browser reports that there is no network. ms */
const NETWORK_NEWS = 300

/** Body code of a refusal that names fields. */
const INVALID = 4000

/** Creates the HTTP layer; one instance for the lifetime of the app. */
export function createHttp(deps: HttpDeps): Http {
  const transport = createTransport(deps.early)
  const renewing = new Map<boolean, Promise<boolean>>()

  /** One renewal for all calls that wait for it; those in the background share one of their own. */
  const renew = (background: boolean) => {
    const running = renewing.get(background)
    if (running) return running
    const started = deps.renew({ background }).finally(() => renewing.delete(background))
    renewing.set(background, started)
    return started
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
    return dataOf(readResponse(answer), declaration.success ?? client.success, client, id)
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
      // The token was renewed while this call was pending, so the call is only repeated.
      const isRenewed = current !== '' && current !== token
      const isGood = isRenewed || (await untilAborted(renew(isUnattended(options)), call.id, options.signal))
      if (!isGood) throw error
      return send(call, encoded, options)
    }
  }

  /** Shows the toast of the HTTP layer and reports malformed responses. */
  const announce = (error: HttpError, { method }: CallDeclaration, { toast }: Client, how: CallOptions) => {
    const { background, idempotencyKey } = how
    // The user cannot correct the parameters of a page: a refused one is a defect.
    const isRefusedParameter = method === 'GET' && error.kind === 'refused' && error.code === INVALID
    if (error.kind === 'malformed' || isRefusedParameter) deps.report(error)
    if (!toast?.after.includes(error.kind) || background) return
    const notify = () => deps.feedback.toast(deps.text(toast.text))
    // A failed submit always shows the toast; a load that fails without network is shown by the bar of its page.
    if (!isOffline(error) || idempotencyKey !== undefined) return notify()
    const unlessOffline = () => {
      if (navigator.onLine) notify()
    }
    // A time-out occurs long after the browser noticed.
    if (error.kind === 'timeout') unlessOffline()
    else setTimeout(unlessOffline, NETWORK_NEWS)
  }

  const reported = new Set<string>()

  /** Reports a dropped record, once per call and field. The user sees the remaining records. */
  const reportDropped = (id: string, { path, cause }: DroppedRecord) => {
    const field = `${id} ${path}`
    if (reported.has(field)) return
    reported.add(field)
    deps.report(malformed(id, `a record was dropped because of ${path}`, cause))
  }

  return async (call, request, options = {}) => {
    const { declaration, id } = call
    const client = clients[declaration.host]
    checkRetry(call, client, options)
    const stopLoading = client.loading && !options.background ? deps.feedback.startLoading() : undefined
    try {
      const encoded = parsed(id, 'request', () => encode(call.request(request), declaration))
      const data = await sendRenewing(call, encoded, options)
      return parsed(id, 'answer', () => call.response(data, (what) => reportDropped(id, what)))
    } catch (error) {
      if (error instanceof HttpError) announce(error, declaration, client, options)
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

/**
 * True for a background call, except a submit (it has a key): that carries the user's own work and justifies a sign-in
 * prompt.
 */
function isUnattended({ background = false, idempotencyKey }: CallOptions): boolean {
  return background && idempotencyKey === undefined
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
    // The reason stays in `cause`: valibot's own message repeats the value, which must not reach a report.
    throw malformed(id, `the ${what} is not what the call declares`, cause)
  }
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

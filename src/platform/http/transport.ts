import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '#base/config'
import type { BackEnd } from './call'
import type { Identity } from './clients'
import { withDeadline } from './deadline'
import type { Early } from './early'
import { HttpError, type HttpErrorKind } from './errors'
import type { RawResponse } from './response'

export interface Outgoing {
  readonly callId: string
  readonly host: BackEnd
  readonly method: 'GET' | 'POST'
  readonly url: URL
  /** For whom it is sent. */
  readonly user: Identity
  /** Computed when the request is sent; one with an early response needs none. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((percent: number) => void) | undefined
}

export type Transport = (request: Outgoing) => Promise<RawResponse>

/** Messages of section 8. */
const words = {
  network: () => 'Network Error',
  timeout: (quiet: number) => `timeout of ${quiet} ms exceeded`,
  aborted: () => 'Request aborted',
  cancelled: () => 'canceled',
} satisfies Partial<Record<HttpErrorKind, (quiet: number) => string>>

/**
 * Sends requests, or uses the response of an early request. axios is loaded on first use, so a list with an early
 * response does not wait for it.
 */
export function createTransport(early?: Early): Transport {
  const load = () => import('./axiosClients')
  if (early?.waits !== true) {
    // Preload: the first call follows soon. If loading fails, that call reports the error.
    load().catch(() => undefined)
  }
  return (request) => {
    const quiet = request.body instanceof FormData ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT
    const error = (kind: keyof typeof words, cause?: unknown) =>
      new HttpError(kind, words[kind](quiet), { callId: request.callId, cause })
    const send = async (signal: AbortSignal, alive: () => void): Promise<RawResponse> => {
      const answered = early?.take(request.method, request.url, request.user)
      if (answered) {
        try {
          return await answered
        } catch {
          // The early request failed: send the call normally.
        }
      }
      const client = await load().catch((cause: unknown) => {
        throw error('network', cause)
      })
      try {
        return await client.sendByAxios(request, { signal, alive })
      } catch (cause) {
        throw error(client.isAborted(cause) ? 'aborted' : 'network', cause)
      }
    }
    return withDeadline(send, { quiet, signal: request.signal, error })
  }
}

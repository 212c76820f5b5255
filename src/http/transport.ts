import axios, { type AxiosInstance } from 'axios'
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '#src/config'
import type { RawAnswer } from './answer'
import type { BackEnd } from './call'
import { type Client, clients } from './clients'
import { withDeadline } from './deadline'
import type { Early } from './early'
import { HttpError, type HttpErrorKind } from './errors'

export interface Outgoing {
  readonly callId: string
  readonly host: BackEnd
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((percent: number) => void) | undefined
}

export type Transport = (request: Outgoing) => Promise<RawAnswer>

/** The words of section 8. */
const words = {
  network: () => 'Network Error',
  timeout: (quiet: number) => `timeout of ${quiet} ms exceeded`,
  aborted: () => 'Request aborted',
  cancelled: () => 'canceled',
} satisfies Partial<Record<HttpErrorKind, (quiet: number) => string>>

/** One axios instance for each back end. Bodies go and come as they are: encoding and judging are ours. */
export function createTransport(early?: Early): Transport {
  const instances = new Map<BackEnd, AxiosInstance>()
  const instanceOf = (host: BackEnd) => {
    const instance = instances.get(host) ?? createClient(clients[host])
    instances.set(host, instance)
    return instance
  }
  return (request) => {
    const quiet = request.body instanceof FormData ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT
    const error = (kind: keyof typeof words, cause?: unknown) =>
      new HttpError(kind, words[kind](quiet), { callId: request.callId, cause })
    const send = async (signal: AbortSignal, alive: () => void): Promise<RawAnswer> => {
      const answered = early?.take(request.method, request.url)
      if (answered) {
        try {
          return await answered
        } catch {
          // The early request failed: this call has not been sent yet, so it is now.
        }
      }
      try {
        return await sendWith(instanceOf(request.host), request, signal, alive)
      } catch (cause) {
        const isAborted = axios.isAxiosError(cause) && cause.code === axios.AxiosError.ECONNABORTED
        throw error(isAborted ? 'aborted' : 'network', cause)
      }
    }
    return withDeadline(send, { quiet, signal: request.signal, error })
  }
}

function createClient({ cookies }: Client): AxiosInstance {
  return axios.create({
    withCredentials: cookies === true,
    responseType: 'text',
    validateStatus: () => true,
    transformRequest: (body: unknown) => body,
    transformResponse: (body: unknown) => body,
  })
}

async function sendWith(instance: AxiosInstance, request: Outgoing, signal: AbortSignal, alive: () => void) {
  const { method, url, headers, body, onProgress } = request
  const response = await instance.request<unknown>({
    method,
    url: url.href,
    headers: { ...headers },
    signal,
    ...(body === undefined ? {} : { data: body }),
    ...(body instanceof FormData
      ? {
          onUploadProgress: ({ loaded, total }) => {
            alive()
            if (total) onProgress?.(Math.floor((loaded / total) * 100))
          },
        }
      : {}),
  })
  const { status, statusText, data } = response
  return { status, statusText, body: typeof data === 'string' ? data : '' }
}

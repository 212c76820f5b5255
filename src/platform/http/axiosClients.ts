import axios, { type AxiosInstance } from 'axios'
import { hasSessionCookie } from '#base/config'
import type { BackEnd } from './call'
import { type Client, clients } from './clients'
import type { RawResponse } from './response'
import type { Outgoing } from './transport'

interface Sending {
  readonly signal: AbortSignal
  /** Called on every progress event of an upload. */
  readonly alive: () => void
}

const instances = new Map<BackEnd, AxiosInstance>()

/**
 * One axios instance per back end. Bodies are passed through unchanged; encoding and success checks are done here, not
 * by axios.
 */
function instanceOf(host: BackEnd): AxiosInstance {
  const instance = instances.get(host) ?? createClient(clients[host])
  instances.set(host, instance)
  return instance
}

function createClient({ cookies, identity }: Client): AxiosInstance {
  return axios.create({
    withCredentials: cookies === true || (hasSessionCookie && identity),
    // No back end has such a token, and reading its cookie delays every request by a round trip to another process.
    withXSRFToken: false,
    responseType: 'text',
    validateStatus: () => true,
    transformRequest: (body: unknown) => body,
    transformResponse: (body: unknown) => body,
  })
}

/** Sends a request; rejects with the error of axios. */
export async function sendByAxios(request: Outgoing, { signal, alive }: Sending): Promise<RawResponse> {
  const { method, url, headers, body, onProgress } = request
  const response = await instanceOf(request.host).request<unknown>({
    method,
    url: url.href,
    headers: { ...headers() },
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

/** True when the browser aborted the request (section 8 'request aborted'). */
export function isAborted(error: unknown): boolean {
  return axios.isAxiosError(error) && error.code === axios.AxiosError.ECONNABORTED
}

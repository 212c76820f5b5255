import { UPLOAD_TIMEOUT } from '#base/config'
import { decodePayload } from '#base/wire'
import type { HostUpload, HostUploaded } from '../calls'
import { blobOfDataAddress } from '../dataAddress'
import type { HostCallOptions } from '../HostBridge'
import { HOST_TEXTS, type HostResult, hostFailure } from '../HostResult'
import { heldAt } from './held'
import type { WebWay } from './WebWay'

const FAILED_STATUS = 400
/** Set by the browser, because it contains the boundary of the parts. */
const OWN_HEADER = 'content-type'

/**
 * Section 7: multipart upload to the caller's unchanged address with the caller's headers only; progress in whole
 * percent. Settles as 'timeout' after `connectTimeout` ms without progress.
 */
export const upload: WebWay<'upload'> = async (request, options) => {
  const file = fileOf(request.path)
  return file ? send(request, file, options) : noSuchFile()
}

/** Uploads in sequence; the percentage counts the bytes of all files, the first failure is the result. */
export const multiUpload: WebWay<'multiUpload'> = async ({ files }, { signal, onProgress }) => {
  const parts: { readonly request: HostUpload; readonly file: Blob }[] = []
  for (const request of files) {
    const file = fileOf(request.path)
    if (!file) return noSuchFile()
    parts.push({ request, file })
  }
  const total = parts.reduce((sum, { file }) => sum + file.size, 0) || 1
  const results: HostUploaded[] = []
  let sent = 0
  const notify = rising(onProgress)
  for (const { request, file } of parts) {
    const onPart = (percent: number) => notify(Math.floor((100 * sent + percent * file.size) / total))
    const result = await send(request, file, { ...(signal && { signal }), onProgress: onPart })
    if (!result.ok) return result
    results.push(result.data)
    sent += file.size
  }
  return { ok: true, data: results }
}

function send(
  request: HostUpload,
  file: Blob,
  { signal, onProgress }: HostCallOptions,
): Promise<HostResult<HostUploaded>> {
  const { uploadUrl, fileKey = 'file', method = 'post', headers = {}, connectTimeout = UPLOAD_TIMEOUT } = request
  const body = new FormData()
  body.append(fileKey, file, file instanceof File ? file.name : fileKey)
  const transfer = new XMLHttpRequest()
  const notify = rising(onProgress)

  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (result: HostResult<HostUploaded>) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      resolve(result)
      transfer.abort()
    }
    const giveUp = () => settle(hostFailure('cancelled', HOST_TEXTS.cancelled))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => settle(hostFailure('timeout', `timeout of ${connectTimeout} ms exceeded`)),
        connectTimeout,
      )
    }
    transfer.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable && total > 0) notify(Math.floor((100 * loaded) / total))
    })
    transfer.addEventListener('progress', wait)
    transfer.addEventListener('load', () => settle(responseOf(transfer, notify)))
    transfer.addEventListener('error', () => settle(hostFailure('host', 'Network Error')))

    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
    try {
      transfer.open(method.toUpperCase(), uploadUrl)
      for (const [name, value] of Object.entries(headers)) {
        if (name.toLowerCase() !== OWN_HEADER) transfer.setRequestHeader(name, value)
      }
      wait()
      transfer.send(body)
    } catch (native) {
      // Invalid address or header.
      settle(hostFailure('malformed', HOST_TEXTS.fail, { native }))
    }
  })
}

function responseOf(
  { status, responseText }: XMLHttpRequest,
  notify: (percent: number) => void,
): HostResult<HostUploaded> {
  const response = decodePayload(responseText)
  if (status === 0 || status >= FAILED_STATUS)
    return hostFailure('host', `Request failed with status code ${status}`, { native: response })
  notify(100)
  return { ok: true, data: { isComplete: '0', message: HOST_TEXTS.success, response } }
}

/** Reports each percentage once, in ascending order. */
function rising(onProgress: HostCallOptions['onProgress']): (percent: number) => void {
  let last = -1
  return (percent) => {
    if (percent <= last) return
    last = percent
    onProgress?.(percent)
  }
}

function fileOf(path: string | Blob): Blob | undefined {
  if (typeof path !== 'string') return path
  return heldAt(path) ?? blobOfDataAddress(path)
}

const noSuchFile = () => hostFailure('malformed', 'no such file on this page')

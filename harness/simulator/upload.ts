import * as v from 'valibot'
import { wavOf } from '../wav'
import { blobOfAddress } from './dataAddress'
import type { Memory, PhoneFile } from './memory'
import { Refusal } from './refusal'
import type { Sound } from './types'

/** Section 3, bridge file-upload request as received by the host. */
const UploadRequest = v.object({
  path: v.string(),
  uploadUrl: v.string(),
  fileKey: v.optional(v.string(), 'file'),
  method: v.optional(v.string(), 'post'),
  headers: v.optional(v.record(v.string(), v.string()), {}),
})

export interface UploadSurroundings {
  readonly memory: Memory
  /** Hears `offline`. */
  readonly page: EventTarget
  /** The browser's own request, unaffected by the simulated network. */
  readonly createRequest: () => XMLHttpRequest
  /** Samples of a sound that the microphone has heard. */
  readonly samplesOf: (sound: Sound) => Promise<Float32Array>
  /** Progress in whole percent. */
  readonly progress: (percent: number) => void
}

const failed = (message: string) => new Refusal({ isComplete: '1', message, response: '' })

/** Uploads a file of the phone to the address over the real network; returns the bridge file-upload result. */
export async function uploadFile(raw: unknown, surroundings: UploadSurroundings): Promise<object> {
  const { memory, page, progress } = surroundings
  const parsed = v.safeParse(UploadRequest, raw)
  if (!parsed.success) throw failed(`bad request: ${parsed.issues[0].message}`)
  const { path, uploadUrl, fileKey, method, headers } = parsed.output
  const file = contentOf(path, memory.files)
  if (!file) throw failed(`no such file: ${path.slice(0, 80)}`)
  const content = 'blob' in file ? file.blob : await recordingOf(file, surroundings)
  if (memory.network.offline) throw failed('network error')
  const { stallUploadAt } = memory.network
  const offline = new Promise<never>((_, reject) => {
    page.addEventListener('offline', () => reject(failed('network error')), { once: true })
  })
  if (stallUploadAt !== null) {
    progress(Math.round(stallUploadAt * 100))
    // The page has to time out, unless the network goes.
    return offline
  }
  const form = new FormData()
  form.append(fileKey, content, nameOf(path))
  const request = surroundings.createRequest()
  offline.catch(() => request.abort())
  const sent = new Promise<object>((resolve, reject) => {
    request.open(method.toUpperCase(), uploadUrl)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    request.onerror = () => reject(failed('network error'))
    request.onload = () => {
      if (request.status >= 400) return reject(failed(`HTTP ${request.status}`))
      progress(100)
      resolve({ isComplete: '0', message: 'success', response: request.responseText })
    }
    request.send(form)
  })
  return Promise.race([sent, offline])
}

function contentOf(path: string, files: readonly PhoneFile[]): { readonly blob: Blob } | PhoneFile | undefined {
  if (path.startsWith('data:')) return { blob: blobOfAddress(path) }
  const file = files.find((each) => each.path === path)
  if (!file || file.heard) return file
  const head = file.type === 'audio/amr' ? '#!AMR\n' : ''
  const body = new Uint8Array(Math.max(0, file.size - head.length))
  return { blob: new Blob([head, body], { type: file.type }) }
}

/** The part of the chosen sound that was recorded; another sound that was chosen since is not it. */
async function recordingOf(file: PhoneFile, { memory, samplesOf }: UploadSurroundings): Promise<Blob> {
  const { heard = { name: '', from: 0 }, duration = 0 } = file
  const { sound } = memory.media
  if (sound?.name !== heard.name) throw failed(`no such file: ${heard.name}`)
  const samples = await samplesOf(sound).catch((error: unknown) => {
    throw failed(`the sound is not readable: ${error}`)
  })
  return wavOf(samples, heard.from, duration)
}

const nameOf = (path: string) =>
  path.startsWith('data:') ? `picture.${suffixOf(path)}` : path.slice(path.lastIndexOf('/') + 1)

const suffixOf = (address: string) => /^data:image\/(\w+)/.exec(address)?.[1] ?? 'bin'

import { AUDIO_SUFFIX } from '#src/config'
import type { HostBridge, HostSegment } from '#src/host'
import {
  fileHostToken,
  type Http,
  HttpError,
  type HttpErrorKind,
  type Identity,
  type UploadedFile,
  uploadAudio,
} from '#src/http'
import { uploadByHost } from '#src/outbox'
import { nameOf, type StoredSegment } from './segment'

export interface SendDeps {
  readonly http: Http
  readonly host: Pick<HostBridge, 'native' | 'upload'>
  readonly identity: () => Identity
}

/** Resolves with the file host's result; rejects with an `HttpError`. */
export type SendSegment = (
  segment: StoredSegment & { readonly state: { readonly audio: HostSegment } },
) => Promise<UploadedFile>

/**
 * Ours: a native host builds the multipart body from the file alone, so the token is sent in this header; not in the
 * address, because addresses are logged.
 */
const TOKEN_HEADER = 'token'

/** Section 3 recognises audio by its extension, so the file name needs one. */
const SUFFIXES: readonly (readonly [type: RegExp, suffix: string])[] = [
  [/webm/, 'webm'],
  [/mp4|m4a|aac/, 'm4a'],
  [/ogg/, 'ogg'],
  [/mpeg|mp3/, 'mp3'],
  [/wav/, 'wav'],
]
const suffixOf = (type: string) => SUFFIXES.find(([pattern]) => pattern.test(type))?.[1] ?? AUDIO_SUFFIX

/**
 * Uploads one segment to the file host in two steps (section 7): the page sends its own files, the host those only it
 * has.
 */
export function createSend({ http, host, identity }: SendDeps): SendSegment {
  return async (segment) => {
    const { audio } = segment.state
    const idempotencyKey = nameOf(segment)
    if (!audio.file && !host.native) throw failure('refused', 'the file is not on this device any more')
    const { token } = await http(fileHostToken, {}, { background: true })
    if (audio.file) {
      const file = fileOf(segment, audio.file)
      return http(uploadAudio, { file, token }, { background: true, idempotencyKey })
    }
    return uploadByHost({ host, identity }, uploadAudio, audio.path || audio.localAudioId, {
      idempotencyKey,
      headers: { [TOKEN_HEADER]: token },
    })
  }
}

function fileOf({ startedAt, position }: StoredSegment, blob: Blob): File {
  const name = `recording-${startedAt}-${position}.${suffixOf(blob.type)}`
  return new File([blob], name, { type: blob.type })
}

const failure = (kind: HttpErrorKind, message: string) => new HttpError(kind, message, { callId: uploadAudio.id })

import * as v from 'valibot'
import { AUDIO_SUFFIX, environment } from '#src/config'
import type { HostBridge, HostErrorKind, HostSegment } from '#src/host'
import {
  clients,
  fileHostToken,
  type Http,
  HttpError,
  type HttpErrorKind,
  type Identity,
  type UploadedFile,
  uploadAudio,
} from '#src/http'
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

/** HTTP error kind of a failed host upload, which decides about retries. */
const AS_HTTP: { readonly [K in HostErrorKind]?: HttpErrorKind } = {
  timeout: 'timeout',
  cancelled: 'cancelled',
  'no-file': 'refused',
  'no-method': 'refused',
}
/** Response of the upload address, if the host's failure includes it. */
const Answered = v.object({ response: v.object({ code: v.pipe(v.union([v.number(), v.string()]), v.toNumber()) }) })
const REFUSED_TOKEN = 401

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
    const { declaration } = uploadAudio
    const facts = { identity: identity(), environment, declaration }
    const result = await host.upload({
      path: audio.path || audio.localAudioId,
      fileKey: declaration.field ?? 'file',
      uploadUrl: new URL(clients.file.base(facts) + declaration.path, location.href).href,
      headers: { ...clients.file.headers(facts), [TOKEN_HEADER]: token, 'Idempotency-Key': idempotencyKey },
    })
    if (result.ok) return readResult(result.data.response)
    const answered = v.safeParse(Answered, result.error.native)
    const isRefusedToken = answered.success && answered.output.response.code === REFUSED_TOKEN
    throw failure(isRefusedToken ? 'unauthorised' : (AS_HTTP[result.error.kind] ?? 'network'), result.error.text)
  }
}

function fileOf({ startedAt, position }: StoredSegment, blob: Blob): File {
  const name = `recording-${startedAt}-${position}.${suffixOf(blob.type)}`
  return new File([blob], name, { type: blob.type })
}

function readResult(response: unknown): UploadedFile {
  try {
    return uploadAudio.response(response)
  } catch (cause) {
    throw new HttpError('malformed', `${uploadAudio.id}: the answer is no uploaded file`, {
      callId: uploadAudio.id,
      cause,
    })
  }
}

const failure = (kind: HttpErrorKind, message: string) => new HttpError(kind, message, { callId: uploadAudio.id })

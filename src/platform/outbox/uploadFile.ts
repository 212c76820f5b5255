import * as v from 'valibot'
import { environment } from '#base/config'
import type { HostBridge, HostErrorKind } from '#platform/host'
import {
  type Call,
  clients,
  fileHostToken,
  type Http,
  HttpError,
  type HttpErrorKind,
  type Identity,
  responseOf,
  type UploadedFile,
  uploadAudio,
  uploadDocument,
  uploadPhoto,
} from '#platform/http'

/**
 * The back end of a file: photos go to the CM host, documents to the CRM host, recordings to the file host (wire.md
 * 'Clients', uploads).
 */
export type UploadTarget = 'photo' | 'document' | 'audio'

/** A file of the page, or the path of one that only the native host can read. */
export interface FileToUpload {
  readonly to: UploadTarget
  readonly name: string
  readonly file?: Blob | undefined
  readonly path?: string | undefined
}

export interface UploadOptions {
  readonly idempotencyKey: string
  readonly signal?: AbortSignal
  /** Progress in whole percent. */
  readonly onProgress?: (percent: number) => void
}

/** Uploads one file; fails after 30 s without progress. Rejects only with an `HttpError`. */
export type UploadFile = (file: FileToUpload, options: UploadOptions) => Promise<UploadedFile>

/** Uploads that run at the same time (field-needs.md 17). */
export const PARALLEL_UPLOADS = 2

const CALLS = { photo: uploadPhoto, document: uploadDocument, audio: uploadAudio } as const

/**
 * Ours: a native host builds the multipart body from the file alone, so the file host's token is sent in this header;
 * not in the address, because addresses are logged.
 */
const TOKEN_HEADER = 'token'

export interface UploadDeps {
  readonly http: Http
  readonly host: Pick<HostBridge, 'upload'>
  readonly identity: () => Identity
}

/** Section 7: the page sends its own files, the host those only it has, to the same address; audio in two steps. */
export function createUploadFile(deps: UploadDeps): UploadFile {
  const { http } = deps
  return async ({ to, name, file, path }, options) => {
    if (!file && path === undefined) throw failure(CALLS[to], 'refused', 'the file is not on this device any more')
    const token = to === 'audio' ? (await http(fileHostToken, {}, { background: true })).token : undefined
    if (!file) {
      const headers: Record<string, string> = token === undefined ? {} : { [TOKEN_HEADER]: token }
      return uploadByHost(deps, CALLS[to], path ?? '', { ...options, headers })
    }
    const named = new File([file], name, { type: file.type })
    const sending = { ...options, background: true }
    return token === undefined
      ? http(to === 'photo' ? uploadPhoto : uploadDocument, { file: named }, sending)
      : http(uploadAudio, { file: named, token }, sending)
  }
}

type UploadCall = Pick<Call<never, UploadedFile>, 'id' | 'declaration' | 'response'>

/** Uploads a file of a native host to the address of a call; rejects like the call itself. */
async function uploadByHost(
  { host, identity }: Omit<UploadDeps, 'http'>,
  call: UploadCall,
  path: string,
  { idempotencyKey, headers, ...options }: UploadOptions & { readonly headers: Readonly<Record<string, string>> },
): Promise<UploadedFile> {
  const { declaration } = call
  const client = clients[declaration.host]
  const facts = { identity: identity(), environment, declaration }
  const request = {
    path,
    fileKey: declaration.field ?? 'file',
    uploadUrl: new URL(client.base(facts) + declaration.path, location.href).href,
    headers: { ...client.headers(facts), ...headers, 'Idempotency-Key': idempotencyKey },
  }
  const result = await host.upload(request, options)
  if (result.ok) return responseOf(call, result.data.response)
  const { kind, text, native } = result.error
  const answered = v.safeParse(Answered, native)
  const isRefusedToken = answered.success && answered.output.response.code === REFUSED_TOKEN
  throw failure(call, isRefusedToken ? 'unauthorised' : (AS_HTTP[kind] ?? 'network'), text)
}

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

const failure = ({ id }: UploadCall, kind: HttpErrorKind, message: string) =>
  new HttpError(kind, message, { callId: id })

import { AUDIO_SUFFIX } from '#base/config'
import type { HostBridge, HostSegment } from '#platform/host'
import { HttpError, type UploadedFile, uploadAudio } from '#platform/http'
import { createUploadFile, type UploadDeps } from '#platform/outbox'
import { nameOf, type StoredSegment } from './segment'

export interface SendDeps extends UploadDeps {
  readonly host: Pick<HostBridge, 'native' | 'upload'>
}

/** Resolves with the file host's result; rejects with an `HttpError`. */
export type SendSegment = (
  segment: StoredSegment & { readonly state: { readonly audio: HostSegment } },
) => Promise<UploadedFile>

/** Section 3 recognises audio by its extension, so the file name needs one. */
const SUFFIXES: readonly (readonly [type: RegExp, suffix: string])[] = [
  [/webm/, 'webm'],
  [/mp4|m4a|aac/, 'm4a'],
  [/ogg/, 'ogg'],
  [/mpeg|mp3/, 'mp3'],
  [/wav/, 'wav'],
]
const suffixOf = (type: string) => SUFFIXES.find(([pattern]) => pattern.test(type))?.[1] ?? AUDIO_SUFFIX

/** File name of a segment with the extension of its format. */
export const fileNameOf = ({ startedAt, position }: StoredSegment, { file }: HostSegment): string =>
  `recording-${startedAt}-${position}.${suffixOf(file?.type ?? '')}`

/** Uploads one segment to the file host: the page sends its own files, the host those only it has. */
export function createSend(deps: SendDeps): SendSegment {
  const uploadFile = createUploadFile(deps)
  return async (segment) => {
    const { audio } = segment.state
    if (!audio.file && !deps.host.native) {
      throw new HttpError('refused', 'the file is not on this device any more', { callId: uploadAudio.id })
    }
    const source = audio.file ? { file: audio.file } : { path: audio.path || audio.localAudioId }
    const name = fileNameOf(segment, audio)
    return uploadFile({ to: 'audio', name, ...source }, { idempotencyKey: nameOf(segment) })
  }
}

import * as v from 'valibot'
import type { HostSegment } from '#platform/host'
import type { UploadedFile } from '#platform/http'

/** Identifies a segment of a recording. */
export interface Slot {
  readonly recording: string
  /** From 1. */
  readonly position: number
}

/** Life cycle of a segment. */
export type SegmentState =
  /** Being recorded, in any tab; `bySecond`: its audio is stored every second. */
  | { readonly kind: 'open'; readonly bySecond: boolean }
  /** Waiting for the upload. */
  | { readonly kind: 'closed'; readonly audio: HostSegment }
  /** Uploaded; the result is stored until it is taken. */
  | { readonly kind: 'uploaded'; readonly audio: HostSegment; readonly result: UploadedFile }
  /** The file host refuses it repeatedly. */
  | { readonly kind: 'refused'; readonly audio: HostSegment; readonly message: string }
  /** Lost with the app that recorded it, or never returned by the host. */
  | { readonly kind: 'lost' }

export interface StoredSegment extends Slot {
  /** Start of the recording, ms since the epoch. */
  readonly startedAt: number
  /** Start of this segment within the recording, s. */
  readonly from: number
  readonly state: SegmentState
}

/** Key of a segment of a recording. */
export const nameOf = ({ recording, position }: Slot): string => `${recording}/${position}`

/** Older recordings first, segments by position. */
export const inOrder = (a: StoredSegment, b: StoredSegment): number =>
  a.startedAt - b.startedAt || a.recording.localeCompare(b.recording) || a.position - b.position

/** Audio of a segment, if it has any. */
export const audioOf = ({ state }: StoredSegment): HostSegment | undefined =>
  'audio' in state ? state.audio : undefined

/** Id for playback: the host's own, a `blob:` address, or the upload address. */
export function playIdOf({ state }: StoredSegment): string | undefined {
  if (!('audio' in state)) return undefined
  return state.audio.localAudioId || (state.kind === 'uploaded' ? state.result.fileUrl : undefined)
}

const Audio = v.object({
  localAudioId: v.string(),
  duration: v.number(),
  path: v.string(),
  size: v.number(),
  file: v.optional(v.blob()),
})
const Uploaded = v.object({ fileName: v.string(), size: v.number(), suffix: v.string(), fileUrl: v.string() })

/** Schema of a stored row. */
export const SegmentRow = v.object({
  startedAt: v.number(),
  from: v.number(),
  state: v.variant('kind', [
    v.object({ kind: v.literal('open'), bySecond: v.boolean() }),
    v.object({ kind: v.literal('closed'), audio: Audio }),
    v.object({ kind: v.literal('uploaded'), audio: Audio, result: Uploaded }),
    v.object({ kind: v.literal('refused'), audio: Audio, message: v.string() }),
    v.object({ kind: v.literal('lost') }),
  ]),
})

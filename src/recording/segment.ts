import * as v from 'valibot'
import type { HostSegment } from '#src/host'
import type { UploadedFile } from '#src/http'

/** Which segment of which recording. */
export interface Slot {
  readonly recording: string
  /** From 1. */
  readonly position: number
}

/** Until what of a segment exists. */
export type SegmentState =
  /** It is being recorded, in whichever tab; `bySecond`: what is heard of it is stored every second. */
  | { readonly kind: 'open'; readonly bySecond: boolean }
  /** It waits for the upload. */
  | { readonly kind: 'closed'; readonly audio: HostSegment }
  /** It has arrived; its result waits until somebody takes it. */
  | { readonly kind: 'uploaded'; readonly audio: HostSegment; readonly result: UploadedFile }
  /** The file host will not have it, however often it is sent. */
  | { readonly kind: 'refused'; readonly audio: HostSegment; readonly message: string }
  /** It ended with the app that recorded it, or the host never gave it. */
  | { readonly kind: 'lost' }

export interface StoredSegment extends Slot {
  /** When the recording began, ms since the epoch. */
  readonly startedAt: number
  /** Where in the recording this segment begins, s. */
  readonly from: number
  readonly state: SegmentState
}

export const nameOf = ({ recording, position }: Slot): string => `${recording}/${position}`

/** Older recordings first, each in its own order. */
export const inOrder = (a: StoredSegment, b: StoredSegment): number =>
  a.startedAt - b.startedAt || a.recording.localeCompare(b.recording) || a.position - b.position

/** The audio of a segment that has any. */
export const audioOf = ({ state }: StoredSegment): HostSegment | undefined =>
  'audio' in state ? state.audio : undefined

/** By what a segment can be played: the host's own, a `blob:` address, or where it was uploaded to. */
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

/** A row of the device's table. */
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

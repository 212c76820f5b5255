import { type Attachment, isLost } from '#base/fields'
import { audioOf, fileNameOf, nameOf, type StoredSegment } from '#kit/recording'

/** Id of the recording that an attachment is a segment of (`nameOf`). */
export const recordingOf = ({ id }: Attachment): string => id.slice(0, id.lastIndexOf('/'))

/** Number of the segment within its recording, from 1. */
export const positionOf = ({ id }: Attachment): number => Number(id.slice(id.lastIndexOf('/') + 1))

/**
 * A segment as an attachment; undefined for a lost one. An open one has no file yet: it reserves the place of a
 * recording that a kill interrupts.
 */
function attachmentOf(segment: StoredSegment): Attachment | undefined {
  const { state } = segment
  if (state.kind === 'lost') return undefined
  const id = nameOf(segment)
  const audio = audioOf(segment)
  if (!audio) return { id, name: id, size: 0 }
  const known = { id, name: fileNameOf(segment, audio), size: audio.size, seconds: audio.duration }
  if (state.kind === 'uploaded') return { ...known, url: state.result.fileUrl }
  const path = audio.path || audio.localAudioId
  return { ...known, ...(audio.file ? { file: audio.file } : { path }) }
}

const isSame = (a: Attachment, b: Attachment) =>
  a.size === b.size && a.url === b.url && a.path === b.path && a.file === b.file

/** The attachments of a field brought up to date with its segments; the same array if nothing has changed. */
export function withSegments(value: readonly Attachment[], segments: readonly StoredSegment[]): readonly Attachment[] {
  let next = value
  for (const segment of segments) {
    const attachment = attachmentOf(segment)
    const known = next.find(({ id }) => id === nameOf(segment))
    // An uploaded one has its address, whatever state the store still has.
    if (!attachment || known?.url !== undefined || (known && isSame(known, attachment))) continue
    next = known ? next.map((one) => (one === known ? attachment : one)) : [...next, attachment]
  }
  return next
}

/**
 * Without the places of segments of this recording that are gone: the host refused, and nothing was recorded in them.
 */
export function withoutRefused(
  value: readonly Attachment[],
  recording: string,
  segments: readonly StoredSegment[],
): readonly Attachment[] {
  const there = new Set(segments.map(nameOf))
  const isRefused = (one: Attachment) => recordingOf(one) === recording && isLost(one) && !there.has(one.id)
  return value.some(isRefused) ? value.filter((one) => !isRefused(one)) : value
}

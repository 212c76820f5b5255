import { Gallery } from './Gallery'
import { RecordedAudio, type RecordedPart } from './RecordedAudio'
import { useAttachmentTexts } from './texts'

export interface MediaProps {
  /** Addresses. */
  readonly photos: readonly string[]
  /** Addresses, or recordings with their length and what was said. */
  readonly audio: readonly (string | RecordedPart)[]
}

/** Photos and recordings of an event: thumbnails that open large, and recordings that can be played and read. */
export function Media({ photos, audio }: MediaProps) {
  const t = useAttachmentTexts()
  const parts = audio.map((one) => (typeof one === 'string' ? { url: one } : one))
  return (
    <>
      {photos.length > 0 ? <Gallery photos={photos} label={t('attachments.photos')} thumbnails /> : null}
      {parts.length > 0 ? <RecordedAudio label={t('attachments.audio.all')} parts={parts} /> : null}
    </>
  )
}

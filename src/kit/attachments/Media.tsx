import { AudioList } from './AudioList'
import { Gallery } from './Gallery'
import { useAttachmentTexts } from './texts'

export interface MediaProps {
  /** Addresses. */
  readonly photos: readonly string[]
  readonly audio: readonly string[]
}

/** Photos and recordings of an event: thumbnails that open large, and recordings that can be played. */
export function Media({ photos, audio }: MediaProps) {
  const t = useAttachmentTexts()
  const recordings = audio.map((url, at) => ({
    url,
    name: t('attachments.audio.part', { number: at + 1 }),
    size: 0,
    suffix: '',
  }))
  return (
    <>
      {photos.length > 0 ? <Gallery photos={photos} label={t('attachments.photos')} thumbnails /> : null}
      {recordings.length > 0 ? <AudioList label={t('attachments.audio.all')} files={recordings} /> : null}
    </>
  )
}

import { classes } from '#ui/components'
import { usePhotoViewer } from './photoViewing'
import { useAttachmentTexts } from './texts'
import './attachments.css'

export interface GalleryProps {
  /** Addresses of the photos. */
  readonly photos: readonly string[]
  readonly label: string
  /** Small ones, for the events of a timeline. */
  readonly thumbnails?: boolean | undefined
}

/**
 * Photos of a record as tiles; a tap shows them large (pinch, swipe, back closes). The viewer is loaded by the first
 * tap.
 */
export function Gallery({ photos, label, thumbnails = false }: GalleryProps) {
  const t = useAttachmentTexts()
  const viewer = usePhotoViewer(label)
  return (
    <>
      <ul className={classes('photos', thumbnails && 'photos--thumbnails')} aria-label={label}>
        {photos.map((photo, at) => (
          <li key={photo} className="photos__tile">
            <button
              type="button"
              className="photos__photo"
              aria-label={t('attachments.openPhoto', { number: at + 1, count: photos.length })}
              onClick={() => void viewer.open(photos, at)}
            >
              <img src={photo} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {viewer.shown}
    </>
  )
}

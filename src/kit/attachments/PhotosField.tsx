import Camera from '@phosphor-icons/core/regular/camera.svg'
import Images from '@phosphor-icons/core/regular/images.svg'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Attachment } from '#base/fields'
import { useIsOnline } from '#platform/core'
import type { UploadTarget } from '#platform/outbox'
import { Button, Field, type FieldProps, Icon, Notice } from '#ui/components'
import { PhotoSizeButton } from './PhotoSizeButton'
import { PhotoTile } from './PhotoTile'
import { useFileViewer } from './photoViewing'
import { sumText } from './stateText'
import { useAttachmentTexts } from './texts'
import { usePhotoSource } from './usePhotoSource'
import type { BeforeSubmit } from './useTakingIn'
import { useUploads } from './useUploads'
import './attachments.css'

export interface PhotosFieldProps extends Omit<FieldProps, 'hint'> {
  readonly value: readonly Attachment[]
  readonly onChange: (value: Attachment[]) => void
  /** Largest number of photos. */
  readonly most: number
  /** Photos must be taken now: no choice from the album. */
  readonly camera?: boolean | undefined
  /** Lines burnt into each photo when it is taken (`stampLines`). */
  readonly stamp?: (() => readonly string[]) | undefined
  /** The back end that they go to; default 'photo'. A cover is a document. */
  readonly to?: UploadTarget | undefined
  /** Nothing is uploaded for the moment. */
  readonly isHeld?: boolean | undefined
  /** Of the form: photos that are being prepared are in the field before it is sent. */
  readonly beforeSubmit?: BeforeSubmit | undefined
}

/** Photos of a form: taken, chosen, scaled, stamped and uploaded while the user goes on writing. */
export const PhotosField = observer(function PhotosField(props: PhotosFieldProps) {
  const { value, onChange, most, camera = false, stamp, to = 'photo', isHeld = false, beforeSubmit, ...field } = props
  const t = useAttachmentTexts()
  const isOnline = useIsOnline()
  const uploads = useUploads({ to, value, onChange, isHeld })
  const { preparing, take, choose, addLate } = usePhotoSource({ value, add: uploads.add, most, stamp, beforeSubmit })
  const viewer = useFileViewer(value, field.label)
  const states = value.map(uploads.stateOf)
  const room = most - value.length - preparing
  const sum = sumText(states, isOnline, t)
  return (
    <Field
      {...field}
      hint={t('attachments.count', { count: value.length, most })}
      below={
        <>
          {sum ? (
            <p className="upload__sum num" role="status">
              {sum}
            </p>
          ) : null}
          <PhotoSizeButton />
        </>
      }
    >
      {addLate && room > 0 ? (
        <Notice role="status" action={{ label: t('attachments.late.add'), onPress: () => void addLate() }}>
          {t('attachments.late.photo')}
        </Notice>
      ) : null}
      <ul className="photos" aria-label={field.label}>
        {value.map((photo, at) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={at + 1}
            count={value.length}
            state={uploads.stateOf(photo)}
            isOnline={isOnline}
            onOpen={() => viewer.open(photo.id)}
            onRemove={() => uploads.remove(photo.id)}
            onRetry={() => uploads.retry(photo.id)}
          />
        ))}
        {Array.from({ length: preparing }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of photos that are being prepared are all the same
          <li key={`preparing ${at}`} className="photos__tile photos__tile--new" aria-busy="true">
            {t('attachments.preparing')}
          </li>
        ))}
        {room > 0 ? (
          <>
            <AddTile icon={<Icon svg={Camera} />} label={t('attachments.takePhoto')} onPress={take} />
            {camera ? null : (
              <AddTile icon={<Icon svg={Images} />} label={t('attachments.choosePhotos')} onPress={choose} />
            )}
          </>
        ) : null}
      </ul>
      {viewer.shown}
    </Field>
  )
})

interface AddTileProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onPress: () => Promise<void>
}

/** Opens camera or album; another tap waits for its result. */
function AddTile({ icon, label, onPress }: AddTileProps) {
  return (
    <li className="photos__add">
      <Button variant="soft" icon={icon} onPress={onPress}>
        {label}
      </Button>
    </li>
  )
}

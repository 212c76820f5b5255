import ArrowClockwiseBold from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg'
import XBold from '@phosphor-icons/core/bold/x-bold.svg'
import CheckCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg'
import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import Image from '@phosphor-icons/core/regular/image.svg'
import type { Attachment } from '#base/fields'
import { Icon } from '#ui/components'
import { useObjectUrl } from './FileList'
import { stateText, type TileState } from './stateText'
import { type AttachmentTexts, useAttachmentTexts } from './texts'

interface PhotoTileProps {
  readonly photo: Attachment
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly state: TileState
  readonly isOnline: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** A photo of a form: opens large, and shows how far its upload is. */
export function PhotoTile({ photo, number, count, state, isOnline, onOpen, onRemove, onRetry }: PhotoTileProps) {
  const t = useAttachmentTexts()
  const local = useObjectUrl(photo.file)
  const source = local ?? photo.url
  const words = stateText(state, isOnline, t)
  return (
    <li className="photos__tile" data-state={state.kind}>
      <button
        type="button"
        className="photos__photo"
        aria-label={`${t('attachments.openPhoto', { number, count })}, ${words}`}
        disabled={!source}
        onClick={onOpen}
      >
        {source ? <img src={source} alt="" decoding="async" /> : <Icon svg={Image} />}
      </button>
      {state.kind === 'failed' ? (
        <button
          type="button"
          className="photos__state photos__state--retry"
          aria-label={t('attachments.retryPhoto', { number })}
          onClick={onRetry}
        >
          <Icon svg={ArrowClockwiseBold} />
          {t('attachments.retryShort')}
        </button>
      ) : (
        <PhotoState state={state} words={words} t={t} name={t('attachments.photo', { number, count })} />
      )}
      <button
        type="button"
        className="photos__remove"
        aria-label={t('attachments.removePhoto', { number })}
        onClick={onRemove}
      >
        <Icon svg={XBold} />
      </button>
    </li>
  )
}

interface PhotoStateProps {
  readonly state: TileState
  readonly words: string
  readonly name: string
  readonly t: AttachmentTexts
}

function PhotoState({ state, words, name, t }: PhotoStateProps) {
  const icon = {
    sent: CheckCircleFill,
    lost: WarningCircleFill,
    failed: WarningCircleFill,
    waiting: undefined,
    sending: undefined,
  }[state.kind]
  return (
    <div className="photos__state">
      {icon ? <Icon svg={icon} /> : null}
      <span className="num">{words}</span>
      {state.kind === 'sending' ? (
        <progress
          className="upload__bar"
          max={100}
          value={state.percent}
          aria-label={t('attachments.progress', { name })}
        />
      ) : null}
    </div>
  )
}

import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { Image } from '@phosphor-icons/react/dist/csr/Image'
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { X } from '@phosphor-icons/react/dist/csr/X'
import type { Attachment } from '#base/fields'
import { stateText, type TileState } from './stateText'
import { type AttachmentTexts, useAttachmentTexts } from './texts'
import { useObjectUrl } from './useObjectUrl'

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
        {source ? <img src={source} alt="" decoding="async" /> : <Image aria-hidden="true" />}
      </button>
      {state.kind === 'failed' ? (
        <button
          type="button"
          className="photos__state photos__state--retry"
          aria-label={t('attachments.retryPhoto', { number })}
          onClick={onRetry}
        >
          <ArrowClockwise weight="bold" aria-hidden="true" />
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
        <X weight="bold" aria-hidden="true" />
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
  const Sign = {
    sent: CheckCircle,
    lost: WarningCircle,
    failed: WarningCircle,
    waiting: undefined,
    sending: undefined,
  }[state.kind]
  return (
    <div className="photos__state">
      {Sign ? <Sign weight="fill" aria-hidden="true" /> : null}
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

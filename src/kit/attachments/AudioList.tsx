import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { formatSize } from '#base/quantities'
import { AudioButton, type AudioPlayer, createAudioPlayer } from '#kit/recording'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import type { FileRef } from './FileList'
import { useAttachmentTexts } from './texts'
import './files.css'

/**
 * Recordings of a record; each is played, or saved where it cannot be (AMR in a browser). Leaving the page stops it.
 */
export function AudioList({ files, label }: { readonly files: readonly FileRef[]; readonly label: string }) {
  const { host } = useCore()
  const [player] = useState(() => createAudioPlayer(host))
  useEffect(() => () => player.dispose(), [player])
  return (
    <ul className="files files--inset" aria-label={label}>
      {files.map(({ url, name, size }) => (
        <AudioRow key={url} player={player} id={url} name={name} size={size} />
      ))}
    </ul>
  )
}

interface AudioRowProps {
  readonly player: AudioPlayer
  /** Address of the audio; undefined if it cannot be played yet. */
  readonly id: string | undefined
  readonly name: string
  /** Bytes; 0 if unknown. */
  readonly size: number
  /** Shown instead of the size. */
  readonly note?: string | undefined
  /** At the right, e.g. a button that removes it. */
  readonly action?: ReactNode
}

/** One recording with its button. */
export const AudioRow = observer(function AudioRow({ player, id, name, size, note, action }: AudioRowProps) {
  const t = useAttachmentTexts()
  const language = useLanguage()
  const hasFailed = player.failedId !== undefined && player.failedId === id
  const facts = hasFailed ? t('attachments.audio.cannotPlay') : (note ?? (size > 0 ? formatSize(size, language) : ''))
  const labels = {
    play: t('attachments.audio.play', { name }),
    stop: t('attachments.audio.stop', { name }),
    download: t('attachments.audio.download', { name }),
  }
  return (
    <li className="files__row" data-state={hasFailed ? 'failed' : undefined}>
      {id === undefined ? null : <AudioButton player={player} id={id} name={name} labels={labels} />}
      <span className="files__text">
        <span className="files__name">{name}</span>
        {facts ? <span className="files__facts num">{facts}</span> : null}
      </span>
      {action}
    </li>
  )
})

import PlayFill from '@phosphor-icons/core/fill/play-fill.svg'
import StopFill from '@phosphor-icons/core/fill/stop-fill.svg'
import DownloadSimple from '@phosphor-icons/core/regular/download-simple.svg'
import { observer } from 'mobx-react-lite'
import { Icon, IconButton } from '#ui/components'
import type { AudioPlayer } from './AudioPlayer'

export interface AudioButtonProps {
  readonly player: AudioPlayer
  /** Id or address of the audio. */
  readonly id: string
  /** File name or path, whose extension may differ from the id's. */
  readonly name: string
  readonly labels: { readonly play: string; readonly stop: string; readonly download: string }
}

/** Plays and stops one audio, or saves it where it cannot be played. */
export const AudioButton = observer(function AudioButton({ player, id, name, labels }: AudioButtonProps) {
  if (player.mustDownload(id, name)) {
    return (
      <IconButton label={labels.download} tone="brand" onPress={() => void player.download(id)}>
        <Icon svg={DownloadSimple} />
      </IconButton>
    )
  }
  const isPlaying = player.currentId === id
  return (
    <IconButton
      label={isPlaying ? labels.stop : labels.play}
      tone="brand"
      onPress={() => void (isPlaying ? player.stop() : player.play(id))}
    >
      {isPlaying ? <Icon svg={StopFill} /> : <Icon svg={PlayFill} />}
    </IconButton>
  )
})

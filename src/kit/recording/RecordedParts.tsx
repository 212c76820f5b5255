import CheckCircle from '@phosphor-icons/core/regular/check-circle.svg'
import DeviceMobile from '@phosphor-icons/core/regular/device-mobile.svg'
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { observer } from 'mobx-react-lite'
import type { TextFunction } from '#platform/i18n'
import { Button, Icon } from '#ui/components'
import { AudioButton } from './AudioButton'
import type { AudioPlayer } from './AudioPlayer'
import { clockText } from './clockText'
import type { Recorder } from './Recorder'
import { audioOf, playIdOf, type StoredSegment } from './segment'

interface RecordedPartsProps {
  readonly recorder: Recorder
  readonly player: AudioPlayer
  readonly t: TextFunction
}

/** Text and icon for each state of a part. */
const FATES = {
  closed: { words: 'recording.closed', icon: DeviceMobile },
  uploaded: { words: 'recording.uploaded', icon: CheckCircle },
  refused: { words: 'recording.refused', icon: WarningCircle },
  lost: { words: 'recording.lostPart', icon: WarningCircle },
} as const

/** The recorded parts in order, each with playback. */
export const RecordedParts = observer(function RecordedParts({ recorder, player, t }: RecordedPartsProps) {
  const { segments } = recorder
  if (segments.length === 0) return null
  const isRefused = segments.some(({ state }) => state.kind === 'refused')
  return (
    <>
      <ol className="rec__parts" aria-label={t('recording.parts')}>
        {segments.map((segment) => (
          <Part key={segment.position} segment={segment} player={player} t={t} />
        ))}
      </ol>
      {isRefused ? (
        <div className="rec__acts">
          <Button variant="soft" size="small" onPress={recorder.sendAgain}>
            {t('recording.sendAgain')}
          </Button>
        </div>
      ) : null}
    </>
  )
})

interface PartProps extends Pick<RecordedPartsProps, 'player' | 't'> {
  readonly segment: StoredSegment
}

const Part = observer(function Part({ segment, player, t }: PartProps) {
  const { position: part, state } = segment
  if (state.kind === 'open') return null
  const id = playIdOf(segment)
  const audio = audioOf(segment)
  const { words, icon } = FATES[state.kind]
  return (
    <li className="rec__part" data-state={state.kind}>
      {id ? (
        <AudioButton
          player={player}
          id={id}
          name={audio?.path ?? id}
          labels={{
            play: t('recording.play', { part }),
            stop: t('recording.stopPlaying', { part }),
            download: t('recording.download', { part }),
          }}
        />
      ) : (
        <span className="rec__gap" />
      )}
      <span className="rec__name">
        {t('recording.part', { part })}
        {audio ? <span className="unit num"> {clockText(audio.duration)}</span> : null}
      </span>
      <span className="rec__fate">
        <Icon svg={icon} />
        {player.failedId !== undefined && player.failedId === id ? t('recording.cannotPlay') : t(words)}
      </span>
    </li>
  )
})

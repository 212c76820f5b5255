import { observer } from 'mobx-react-lite'
import { SkeletonLines } from '#ui/components'
import type { AudioPlayer } from './AudioPlayer'
import { RecordedParts } from './RecordedParts'
import type { Recorder } from './Recorder'
import { RecorderBar } from './RecorderBar'
import { RecorderTroubleNote } from './RecorderTroubleNote'
import { useHostTexts } from './useHostTexts'
import './RecorderPanel.css'

export interface RecorderPanelProps {
  readonly recorder: Recorder
  readonly player: AudioPlayer
  /** Focuses a text field; offered if recording is impossible. */
  readonly onType?: (() => void) | undefined
  /** Opens the microphone permission; offered if another request is pointless. */
  readonly onSettings?: (() => void) | undefined
}

/** Records in parts and plays them back: time, start, stop, resume, errors, and the state of each part. */
export const RecorderPanel = observer(function RecorderPanel(props: RecorderPanelProps) {
  const { recorder, player } = props
  const t = useHostTexts()
  if (!t) return <SkeletonLines count={2} />
  return (
    <fieldset className="rec" aria-label={t('recording.name')}>
      <RecorderBar recorder={recorder} t={t} />
      <RecorderTroubleNote {...props} t={t} />
      <RecordedParts recorder={recorder} player={player} t={t} />
    </fieldset>
  )
})

import StopFill from '@phosphor-icons/core/fill/stop-fill.svg'
import Microphone from '@phosphor-icons/core/regular/microphone.svg'
import { observer } from 'mobx-react-lite'
import { SEGMENT_MAXIMUM } from '#base/config'
import type { TextFunction } from '#platform/i18n'
import { Button, classes, Icon } from '#ui/components'
import { clockText } from './clockText'
import type { Recorder } from './Recorder'
import type { RecorderState } from './recorderMachine'

interface RecorderBarProps {
  readonly recorder: Recorder
  readonly t: TextFunction
}

/** Status text of a state; the missing ones have their own note. */
const WORDS: Readonly<Record<RecorderState['kind'], string>> = {
  idle: 'recording.idle',
  starting: 'recording.starting',
  recording: 'recording.running',
  rotating: 'recording.running',
  stopping: 'recording.stopping',
  done: 'recording.done',
  interrupted: 'recording.done',
  failed: 'recording.done',
}

/** Time and the main button. */
export const RecorderBar = observer(function RecorderBar({ recorder, t }: RecorderBarProps) {
  const { state, isLive, seconds } = recorder
  const part = 'segment' in state ? state.segment : 1
  const isRunning = state.kind === 'recording' || state.kind === 'rotating'
  const words = recorder.segments.length > 0 || isLive ? WORDS[state.kind] : WORDS.idle
  return (
    <div className="rec__top">
      <span className={classes('rec__dot', isRunning && 'rec__dot--on')} aria-hidden="true" />
      <b className="rec__time num" role="timer">
        {clockText(seconds)}
      </b>
      <span className="rec__main">
        <span className="rec__state" role="status">
          {t(words, { part })}
        </span>
        {isLive ? <PartMeter recorder={recorder} t={t} /> : null}
      </span>
      {isLive ? (
        <button
          type="button"
          className="rec__stop"
          aria-label={t('recording.stop')}
          disabled={state.kind === 'stopping'}
          onClick={() => void recorder.stop()}
        >
          <Icon svg={StopFill} />
        </button>
      ) : (
        <BeginButton recorder={recorder} t={t} />
      )}
    </div>
  )
})

/** Starts or restarts a recording with room for another part; an interrupted one is resumed from its note. */
const BeginButton = observer(function BeginButton({ recorder, t }: RecorderBarProps) {
  if (recorder.isFull || recorder.state.kind === 'interrupted' || recorder.state.kind === 'failed') return null
  const isDone = recorder.state.kind === 'done'
  return (
    <Button
      variant="soft"
      size="small"
      icon={<Icon svg={Microphone} />}
      onPress={isDone ? recorder.resume : recorder.start}
    >
      {t(isDone ? 'recording.resume' : 'recording.start')}
    </Button>
  )
})

/** Fill level of the open segment; the next one starts when it is full. */
const PartMeter = observer(function PartMeter({ recorder, t }: RecorderBarProps) {
  const filled = Math.min(1, recorder.openSeconds / SEGMENT_MAXIMUM)
  const text = t('recording.progress', {
    time: clockText(recorder.openSeconds),
    of: clockText(SEGMENT_MAXIMUM),
  })
  return (
    <span
      className="rec__meter"
      role="progressbar"
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={SEGMENT_MAXIMUM}
      aria-valuenow={Math.floor(recorder.openSeconds)}
    >
      <i style={{ transform: `scaleX(${filled})` }} />
    </span>
  )
})

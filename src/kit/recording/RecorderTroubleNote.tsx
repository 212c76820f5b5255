import { observer } from 'mobx-react-lite'
import type { TextFunction } from '#platform/i18n'
import { Button, Notice } from '#ui/components'
import type { RecorderPanelProps } from './RecorderPanel'
import type { RecorderState } from './recorderMachine'

type Failed = Extract<RecorderState, { kind: 'failed' }>

/** Explains why the recording ended, with possible actions. */
export const RecorderTroubleNote = observer(function RecorderTroubleNote({
  recorder,
  onType,
  onSettings,
  t,
}: RecorderPanelProps & { readonly t: TextFunction }) {
  const { state } = recorder
  if (state.kind !== 'interrupted' && state.kind !== 'failed') return null
  const hasAudio = recorder.segments.length > 0
  const isPointless = state.kind === 'failed' && (state.trouble === 'not-supported' || state.canAskAgain === false)
  const isOffered = { type: state.kind === 'failed' && onType, settings: isDenied(state) && onSettings }
  return (
    <div className="rec__note">
      <Notice tone="warn" role="alert">
        {t(state.kind === 'interrupted' ? 'recording.interrupted' : wordsOf(state, hasAudio))}
      </Notice>
      <div className="rec__acts">
        {isPointless || recorder.isFull ? null : (
          <Button variant="brand" size="small" onPress={recorder.resume}>
            {t(hasAudio ? 'recording.resume' : 'recording.tryAgain')}
          </Button>
        )}
        {isOffered.settings ? (
          <Button variant="soft" size="small" onPress={isOffered.settings}>
            {t('recording.settings')}
          </Button>
        ) : null}
        {isOffered.type ? (
          <Button variant="soft" size="small" onPress={isOffered.type}>
            {t('recording.type')}
          </Button>
        ) : null}
        {hasAudio ? (
          <Button variant="plain" size="small" onPress={recorder.stop}>
            {t('recording.finish')}
          </Button>
        ) : null}
      </div>
    </div>
  )
})

const isDenied = (state: RecorderState): boolean => state.kind === 'failed' && state.trouble === 'denied'

function wordsOf({ trouble, canAskAgain }: Failed, hasAudio: boolean): string {
  if (trouble === 'denied') return canAskAgain === false ? 'recording.denied' : 'recording.deniedAsk'
  if (trouble === 'failed') return hasAudio ? 'recording.failed' : 'recording.nothing'
  return `recording.${trouble}`
}

import { RecorderPanel, useRecorder } from '#kit/recording'
import { Card } from '#ui/components'
import { useTexts } from '../plugin'

/** Demo of the recorder: segments, restart, errors, playback. */
export default function RecorderCard() {
  const t = useTexts()
  const { recorder, player, openSettings } = useRecorder()
  return (
    <Card title={t('recorder')} pad>
      <RecorderPanel recorder={recorder} player={player} onSettings={openSettings} />
    </Card>
  )
}

import { RecorderPanel, useRecorder } from '#src/recording'
import { Card } from '#src/ui'
import { useTexts } from '../texts'

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

import { RecorderPanel, useRecorder } from '#src/recording'
import { Card } from '#src/ui'
import { useTexts } from '../texts'

/** The recorder as screens have it: segments, restart, what went wrong, playing back. */
export default function RecorderCard() {
  const t = useTexts()
  const { recorder, player, openSettings } = useRecorder()
  return (
    <Card title={t('recorder')} pad>
      <RecorderPanel recorder={recorder} player={player} onSettings={openSettings} />
    </Card>
  )
}

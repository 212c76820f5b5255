import { VideoTile } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function VideoTileExample() {
  const t = useTexts()
  return (
    <Shown state="video" pad>
      <VideoTile title={t('parts.videoTitle')} url="/file/fdfs/boiler.mp4" seconds={307} />
    </Shown>
  )
}

import { observer } from 'mobx-react-lite'
import { Awaited } from '#src/detail'
import { textIn, useLanguage } from '#src/i18n'
import { useResource } from '#src/records'
import { PageFrame, SkeletonTiles, VideoTile } from '#src/ui'
import { getSchemaVideo } from '../api'
import { useTexts } from '../texts'
import '../components/tool/tool.css'

/** Videos about solutions (/videoList); native hosts play none and say so (section 8). */
export default observer(function VideoList() {
  const t = useTexts()
  const language = useLanguage()
  const videos = useResource(({ http }, signal) => http(getSchemaVideo, {}, { signal }))
  return (
    <PageFrame title={t('title.videoList')} plain>
      <Awaited
        section={videos}
        bones={<SkeletonTiles />}
        empty={(all) => (all.length === 0 ? { title: t('video.none'), text: t('video.noneText') } : undefined)}
      >
        {(all) => (
          <div className="tool-videos">
            {all.map(({ id, title, titleEn, ...video }) => (
              <VideoTile key={id} title={textIn(title, titleEn, language)} {...video} />
            ))}
          </div>
        )}
      </Awaited>
    </PageFrame>
  )
})

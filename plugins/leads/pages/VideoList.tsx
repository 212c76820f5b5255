import { QueryPage } from '#kit/detail'
import { queryOf } from '#kit/records'
import { SkeletonTiles } from '#ui/components'
import { getSchemaVideo } from '../api'
import { Videos } from '../components/tool/Videos'
import { useTexts } from '../plugin'

/** Videos about solutions (/videoList); native hosts play none and show a notice (section 8). */
export default function VideoList() {
  const t = useTexts()
  const none = { title: t('video.none'), text: t('video.noneText') }
  return (
    <QueryPage
      plain
      title={t('title.videoList')}
      query={queryOf(getSchemaVideo, {})}
      skeleton={<SkeletonTiles />}
      empty={(all) => (all.length === 0 ? none : undefined)}
    >
      {(all) => <Videos videos={all} />}
    </QueryPage>
  )
}

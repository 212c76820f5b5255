import { useSearch } from '#platform/navigation'
import { SceneChoice } from '../components/tool/SceneChoice'
import { useTexts } from '../plugin'
import { special } from '../routes'

/** Special topics of the judgement tool (/special): the scenes with a topic, by topic. */
export default function SpecialTopics() {
  const t = useTexts()
  const { id } = useSearch(special)
  return <SceneChoice title={t('title.special')} leadId={id} topics />
}

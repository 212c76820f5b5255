import { useSearch } from '#platform/navigation'
import { Judge } from '../components/tool/Judge'
import { SceneChoice } from '../components/tool/SceneChoice'
import { useTexts } from '../plugin'
import { clueTool } from '../routes'

/** Lead judgement tool (/clueTool, pages 'leads'): the choice of a scene, or one scene. */
export default function LeadTool() {
  const t = useTexts()
  const { id, scene } = useSearch(clueTool)
  if (scene === undefined) return <SceneChoice title={t('title.clueTool')} leadId={id} topics={false} />
  return <Judge sceneId={scene} leadId={id} />
}

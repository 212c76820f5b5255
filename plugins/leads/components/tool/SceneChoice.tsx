import { observer } from 'mobx-react-lite'
import { ResourceView } from '#kit/detail'
import { useResource } from '#kit/records'
import { CellCard, PageFrame } from '#ui/components'
import { getPreStroe, getScene, type Judgement, type Scene } from '../../api'
import { clueSolution, clueTool, special, videoList } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { mayJudge } from '../../stores/Judging'
import { useArea } from '../useArea'
import { LeadLine } from './LeadLine'
import './tool.css'

interface SceneChoiceProps {
  readonly title: string
  readonly leadId: LeadId | undefined
  /** Scenes with a topic, grouped by it; otherwise those without. */
  readonly topics: boolean
}

const hasAnswers = ({ answers }: Judgement) => answers.length > 0

/** Scenes to judge, each with its answers to date; to those who may not answer, the scenes that have some. */
export const SceneChoice = observer(function SceneChoice({ title, leadId, topics }: SceneChoiceProps) {
  const { t, page } = useArea()
  const lead = leadId ? { id: leadId } : {}
  const scenes = useResource(async (core, signal) => {
    const [all, saved, mayAnswer] = await Promise.all([
      core.http(getScene, {}, { signal }),
      core.http(getPreStroe, leadId ? { leadId } : {}, { signal }),
      mayJudge(core, leadId),
    ])
    const begun = new Set(saved.filter(hasAnswers).map(({ sceneId }) => sceneId))
    const shown = all.filter(({ id, topic }) => Boolean(topic) === topics && (mayAnswer || begun.has(id)))
    return { shown, saved, mayAnswer }
  })
  const mayAnswer = scenes.value?.mayAnswer !== false
  const none = mayAnswer
    ? { title: t('tool.noScenes'), text: t('tool.noScenesText') }
    : { title: t('solution.none'), text: t('tool.deniedText') }
  const ways = [
    { key: 'topics', title: t('tool.toTopics'), onPress: () => page.open(special, lead) },
    ...(leadId
      ? [{ key: 'solutions', title: t('tool.toSolutions'), onPress: () => page.open(clueSolution, { id: leadId }) }]
      : []),
    { key: 'videos', title: t('tool.toVideos'), onPress: () => page.open(videoList) },
  ]
  return (
    <PageFrame title={title}>
      {leadId && <LeadLine id={leadId} />}
      {mayAnswer ? <p className="tool-intro">{t('tool.intro')}</p> : null}
      <ResourceView section={scenes} empty={({ shown }) => (shown.length === 0 ? none : undefined)}>
        {({ shown, saved }) => <Groups scenes={shown} saved={saved} leadId={leadId} />}
      </ResourceView>
      {topics ? null : <CellCard cells={ways} />}
    </PageFrame>
  )
})

interface GroupsProps extends Pick<SceneChoiceProps, 'leadId'> {
  readonly scenes: readonly Scene[]
  readonly saved: readonly Judgement[]
}

/** A card for each topic, in the order of the scenes; a judgement shows its result or its progress. */
function Groups({ scenes, saved, leadId }: GroupsProps) {
  const { t, say, page } = useArea()
  const topicOf = ({ topic, topicEn }: Scene) => say.text(topic, topicEn) ?? t('tool.scenes')
  const progress = ({ results, answers }: Judgement) =>
    results.length > 0 ? t('tool.finished', { count: results.length }) : t('tool.begun', { count: answers.length })
  return [...new Set(scenes.map(topicOf))].map((topic) => (
    <CellCard
      key={topic}
      title={topic}
      cells={scenes
        .filter((scene) => topicOf(scene) === topic)
        .map((scene) => {
          const given = saved.find((each) => each.sceneId === scene.id && hasAnswers(each))
          const state = given && <b className="tool-state">{progress(given)}</b>
          return {
            key: scene.id,
            title: say.name(scene),
            note: (
              <>
                {say.text(scene.text, scene.textEn)}
                {state}
              </>
            ),
            onPress: () => page.open(clueTool, { scene: scene.id, ...(leadId && { id: leadId }) }),
          }
        })}
    />
  ))
}

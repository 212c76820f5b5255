import { observer } from 'mobx-react-lite'
import { Awaited } from '#src/detail'
import { nameIn, textIn, useLanguage } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import { useResource } from '#src/records'
import { Card, Cell, PageFrame } from '#src/ui'
import { getPreStroe, getScene, type Judgement, type Scene } from '../../api'
import { clueSolution, clueTool, special, videoList } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { type LeadTexts, useTexts } from '../../texts'
import { LeadLine } from './LeadLine'
import './tool.css'

interface SceneChoiceProps {
  readonly title: string
  readonly leadId: LeadId | undefined
  /** Scenes with a topic, grouped by it; otherwise those without. */
  readonly topics: boolean
}

/** Scenes to judge, each with the answers so far. */
export const SceneChoice = observer(function SceneChoice({ title, leadId, topics }: SceneChoiceProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const lead = leadId ? { id: leadId } : {}
  const scenes = useResource(async ({ http }, signal) => {
    const [all, saved] = await Promise.all([
      http(getScene, {}, { signal }),
      http(getPreStroe, leadId ? { leadId } : {}, { signal }),
    ])
    return { shown: all.filter(({ topic }) => Boolean(topic) === topics), saved }
  })
  return (
    <PageFrame title={title}>
      {leadId && <LeadLine id={leadId} />}
      <p className="tool-intro">{t('tool.intro')}</p>
      <Awaited
        section={scenes}
        empty={({ shown }) =>
          shown.length === 0 ? { title: t('tool.noScenes'), text: t('tool.noScenesText') } : undefined
        }
      >
        {({ shown, saved }) => <Groups scenes={shown} saved={saved} leadId={leadId} />}
      </Awaited>
      {topics ? null : (
        <Card>
          <div className="list">
            <Cell title={t('tool.toTopics')} onPress={() => page.open(special, lead)} />
            {leadId && <Cell title={t('tool.toSolutions')} onPress={() => page.open(clueSolution, { id: leadId })} />}
            <Cell title={t('tool.toVideos')} onPress={() => page.open(videoList)} />
          </div>
        </Card>
      )}
    </PageFrame>
  )
})

interface GroupsProps {
  readonly scenes: readonly Scene[]
  readonly saved: readonly Judgement[]
  readonly leadId: LeadId | undefined
}

/** A card for each topic, in the order of the scenes. */
function Groups({ scenes, saved, leadId }: GroupsProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const language = useLanguage()
  const groups = new Map<string, Scene[]>()
  for (const scene of scenes) {
    const topic = textIn(scene.topic, scene.topicEn, language) ?? t('tool.scenes')
    groups.set(topic, [...(groups.get(topic) ?? []), scene])
  }
  return [...groups].map(([topic, members]) => (
    <Card key={topic} title={topic}>
      <div className="list">
        {members.map((scene) => {
          const given = saved.find(({ sceneId }) => sceneId === scene.id)
          return (
            <Cell
              key={scene.id}
              title={nameIn(scene, language)}
              note={
                <>
                  {textIn(scene.text, scene.textEn, language)}
                  {given && given.answers.length > 0 ? <b className="tool-state">{progressText(t, given)}</b> : null}
                </>
              }
              onPress={() => page.open(clueTool, { scene: scene.id, ...(leadId && { id: leadId }) })}
            />
          )
        })}
      </div>
    </Card>
  ))
}

/** What there is of a judgement: its result, or how far it is. */
export function progressText(t: LeadTexts, { results, answers }: Judgement): string {
  return results.length > 0 ? t('tool.finished', { count: results.length }) : t('tool.begun', { count: answers.length })
}

import { observer } from 'mobx-react-lite'
import { useCore } from '#src/core'
import { Awaited, SectionCard, useHostActions } from '#src/detail'
import { listIn, nameIn, textIn, useLanguage } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import { useResource } from '#src/records'
import { Button, Card, Cell, StateView, VideoTile } from '#src/ui'
import { getScene, getSchemaBySchemaId, getSchemaVideo, type Scene, type Solution, type Subject } from '../../api'
import { leadFollowUp, videoList } from '../../routes'
import { type Judged, judge } from '../../rules/judge'
import type { Judging } from '../../stores/Judging'
import { useTexts } from '../../texts'
import { attachToFollowUp } from './attach'
import { SolutionCard } from './SolutionCard'
import { useProposal } from './useProposal'

interface JudgeResultProps {
  readonly judging: Judging
}

/** The result of a judgement: solutions with reasons and figures, a proposal, and a video. */
export const JudgeResult = observer(function JudgeResult({ judging }: JudgeResultProps) {
  const judged = judge(judging.path.steps)
  const loaded = useResource(({ http }, signal) =>
    Promise.all([
      http(getSchemaBySchemaId, { ids: judged.map(({ schemaId }) => schemaId) }, { signal }),
      http(getScene, {}, { signal }),
    ]),
  )
  return (
    <Awaited section={loaded}>
      {([solutions, scenes]) => <Result judging={judging} judged={judged} solutions={solutions} scenes={scenes} />}
    </Awaited>
  )
})

interface ResultProps extends JudgeResultProps {
  readonly judged: readonly Judged<Subject>[]
  readonly solutions: readonly Solution[]
  readonly scenes: readonly Scene[]
}

const Result = observer(function Result({ judging, judged, solutions, scenes }: ResultProps) {
  const t = useTexts()
  const language = useLanguage()
  const solutionOf = (id: string) => solutions.find((solution) => solution.id === id)
  const nameOf = (id: string) => {
    const solution = solutionOf(id)
    return solution ? nameIn(solution, language) : id
  }
  const scene = scenes.find(({ id }) => id === judging.sceneId)
  const sceneName = scene ? nameIn(scene, language) : judging.sceneId
  const isGood = ({ verdict }: Judged) => verdict === 'fits' || verdict === 'possible'
  const good = judged.filter(isGood)
  const others = judged.filter((each) => !isGood(each))
  return (
    <>
      {good.length === 0 ? (
        <StateView
          kind="empty"
          title={t('tool.none')}
          text={t('tool.noneText')}
          action={{ label: t('tool.change'), onPress: judging.goBack }}
        />
      ) : (
        <ProposalCard judging={judging} judged={judged} nameOf={nameOf} sceneName={sceneName} />
      )}
      {good.map(({ schemaId, fit, verdict, gains }) => {
        const solution = solutionOf(schemaId)
        return solution ? (
          <SolutionCard key={schemaId} solution={solution} fit={fit} verdict={verdict} gains={gains} />
        ) : null
      })}
      {good[0] ? <Videos key={good[0].schemaId} schemaId={good[0].schemaId} /> : null}
      {others.length > 0 ? (
        <Card title={t('tool.others')}>
          <div className="list">
            {others.map(({ schemaId, fit, vetoedBy }) => (
              <Cell
                key={schemaId}
                title={nameOf(schemaId)}
                note={
                  vetoedBy
                    ? t('tool.ruledOut', { answer: textIn(vetoedBy.option.text, vetoedBy.option.textEn, language) })
                    : t('tool.fit', { fit })
                }
              />
            ))}
          </div>
        </Card>
      ) : null}
    </>
  )
})

interface ProposalCardProps extends JudgeResultProps {
  readonly judged: readonly Judged<Subject>[]
  readonly nameOf: (schemaId: string) => string
  readonly sceneName: string
}

/** What fits best, and what can be done with the result. */
const ProposalCard = observer(function ProposalCard({ judging, judged, nameOf, sceneName }: ProposalCardProps) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const language = useLanguage()
  const { preview, share } = useHostActions()
  const proposal = useProposal(judging, judged)
  const { leadId } = judging
  const { url } = proposal
  const [best] = judged
  const title = t('tool.proposal', { name: sceneName })
  const names = listIn(proposal.schemaIds.map(nameOf), language)
  const attach = async (id: NonNullable<typeof leadId>) => {
    const results = judged
      .filter(({ schemaId }) => proposal.schemaIds.includes(schemaId))
      .map(({ schemaId, fit }) => t('tool.attachResult', { name: nameOf(schemaId), fit }))
    const lines = [
      t('tool.attachText', { scene: sceneName, results: listIn(results, language) }),
      ...(url === undefined ? [] : [t('tool.attachProposal', { url })]),
    ]
    await attachToFollowUp(core, id, lines.join('\n'))
    page.open(leadFollowUp, { id })
  }
  return (
    <Card title={best ? t('tool.best', { name: nameOf(best.schemaId) }) : undefined} pad>
      <p>{t(url === undefined ? 'tool.proposedText' : 'tool.proposed', { names })}</p>
      {url === undefined ? (
        <div className="tool-actions">
          <Button variant="main" wide onPress={proposal.generate}>
            {t('tool.propose')}
          </Button>
        </div>
      ) : (
        <div className="tool-actions">
          <Button variant="brand" onPress={() => preview({ url, name: title })}>
            {t('tool.preview')}
          </Button>
          <Button onPress={() => share({ title, url })}>{t('tool.share')}</Button>
        </div>
      )}
      <div className="tool-actions">
        <Button size="small" onPress={judging.goBack}>
          {t('tool.change')}
        </Button>
        {leadId && (
          <Button size="small" onPress={() => attach(leadId)}>
            {t('tool.attach')}
          </Button>
        )}
      </div>
    </Card>
  )
})

/** Videos about the solution that fits best. */
const Videos = observer(function Videos({ schemaId }: { readonly schemaId: string }) {
  const t = useTexts()
  const page = usePageNavigation()
  const language = useLanguage()
  const videos = useResource(({ http }, signal) => http(getSchemaVideo, { schemaId }, { signal }))
  if (videos.value?.length === 0) return null
  return (
    <SectionCard
      title={t('tool.videos')}
      section={videos}
      link={{ label: t('tool.allVideos'), onPress: () => page.open(videoList) }}
    >
      {(all) => (
        <div className="tool-videos">
          {all.map(({ id, title, titleEn, ...video }) => (
            <VideoTile key={id} title={textIn(title, titleEn, language)} {...video} />
          ))}
        </div>
      )}
    </SectionCard>
  )
})

import { observer } from 'mobx-react-lite'
import { ResourceView, SectionCard, useHostActions } from '#kit/detail'
import { useResource } from '#kit/records'
import { useCore } from '#platform/core'
import { Button, Card, CellCard, StateView } from '#ui/components'
import { getScene, getSchemaBySchemaId, getSchemaVideo, type Solution, type Subject } from '../../api'
import { leadFollowUp, videoList } from '../../routes'
import { type Judged, judge } from '../../rules/judge'
import type { Judging } from '../../stores/Judging'
import { useArea } from '../useArea'
import { attachToFollowUp, useProposal } from './proposal'
import { SolutionCard } from './SolutionCard'
import { Videos } from './Videos'

interface JudgeResultProps {
  readonly judging: Judging
}

interface ResultProps extends JudgeResultProps {
  readonly judged: readonly Judged<Subject>[]
  readonly solutions: ReadonlyMap<string, Solution>
  readonly sceneName: string
}

/** The result of a judgement: solutions with reasons and figures, a proposal, and a video. */
export const JudgeResult = observer(function JudgeResult({ judging }: JudgeResultProps) {
  const { say } = useArea()
  const judged = judge(judging.path.steps)
  const loaded = useResource(async ({ http }, signal) => {
    const [found, scenes] = await Promise.all([
      http(getSchemaBySchemaId, { ids: judged.map(({ schemaId }) => schemaId) }, { signal }),
      http(getScene, {}, { signal }),
    ])
    const scene = scenes.find(({ id }) => id === judging.sceneId)
    return { solutions: new Map(found.map((solution) => [solution.id, solution])), scene }
  })
  return (
    <ResourceView section={loaded}>
      {({ solutions, scene }) => (
        <Result
          judging={judging}
          judged={judged}
          solutions={solutions}
          sceneName={say.name(scene) ?? judging.sceneId}
        />
      )}
    </ResourceView>
  )
})

const Result = observer(function Result(props: ResultProps) {
  const { judging, judged, solutions } = props
  const { t, say } = useArea()
  const isGood = ({ verdict }: Judged) => verdict === 'fits' || verdict === 'possible'
  const good = judged.filter(isGood)
  const others = judged.filter((each) => !isGood(each))
  return (
    <>
      {good.length === 0 ? (
        <StateView
          kind="empty"
          title={t('tool.none')}
          text={judging.mayAnswer ? t('tool.noneText') : undefined}
          action={judging.mayAnswer ? { label: t('tool.change'), onPress: judging.goBack } : undefined}
        />
      ) : judging.mayAnswer ? (
        <ProposalCard {...props} />
      ) : null}
      {good.map((each) => {
        const solution = solutions.get(each.schemaId)
        return solution ? <SolutionCard key={each.schemaId} solution={solution} {...each} /> : null
      })}
      {good[0] ? <VideosOf key={good[0].schemaId} schemaId={good[0].schemaId} /> : null}
      <CellCard
        title={t('tool.others')}
        cells={others.map(({ schemaId, fit, vetoedBy }) => ({
          key: schemaId,
          title: say.name(solutions.get(schemaId)) ?? schemaId,
          note: vetoedBy
            ? t('tool.ruledOut', { answer: say.text(vetoedBy.option.text, vetoedBy.option.textEn) })
            : t('tool.fit', { fit }),
        }))}
      />
    </>
  )
})

/** The best solutions, and the actions on the result. */
const ProposalCard = observer(function ProposalCard({ judging, judged, solutions, sceneName }: ResultProps) {
  const { t, say, page } = useArea()
  const core = useCore()
  const { preview, share } = useHostActions()
  const { url, schemaIds, generate } = useProposal(judging, judged)
  const { leadId } = judging
  const [best] = judged
  const title = t('tool.proposal', { name: sceneName })
  const nameOf = (id: string) => say.name(solutions.get(id)) ?? id
  const attach = async (id: NonNullable<typeof leadId>) => {
    const results = judged
      .filter(({ schemaId }) => schemaIds.includes(schemaId))
      .map(({ schemaId, fit }) => t('tool.attachResult', { name: nameOf(schemaId), fit }))
    const text = t('tool.attachText', { scene: sceneName, results: say.list(results) })
    const lines = url === undefined ? [text] : [text, t('tool.attachProposal', { url })]
    await attachToFollowUp(core, id, lines.join('\n'))
    page.open(leadFollowUp, { id })
  }
  return (
    <Card title={best ? t('tool.best', { name: nameOf(best.schemaId) }) : undefined} pad>
      <p>{t(url === undefined ? 'tool.proposedText' : 'tool.proposed', { names: say.list(schemaIds.map(nameOf)) })}</p>
      <div className="tool-actions">
        {url === undefined ? (
          <Button variant="main" wide onPress={generate}>
            {t('tool.propose')}
          </Button>
        ) : (
          <>
            <Button variant="brand" onPress={() => preview({ url, name: title })}>
              {t('tool.preview')}
            </Button>
            <Button onPress={() => share({ title, url })}>{t('tool.share')}</Button>
          </>
        )}
      </div>
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
const VideosOf = observer(function VideosOf({ schemaId }: { readonly schemaId: string }) {
  const { t, page } = useArea()
  const videos = useResource(({ http }, signal) => http(getSchemaVideo, { schemaId }, { signal }))
  if (videos.value?.length === 0) return null
  const toAll = { label: t('tool.allVideos'), onPress: () => page.open(videoList) }
  return (
    <SectionCard title={t('tool.videos')} section={videos} link={toAll}>
      {(all) => <Videos videos={all} />}
    </SectionCard>
  )
})

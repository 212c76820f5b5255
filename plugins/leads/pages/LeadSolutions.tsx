import { observer } from 'mobx-react-lite'
import { ResourceView } from '#kit/detail'
import { useResource } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Button, Card, Cell, PageFrame } from '#ui/components'
import { getPreStroe, getScene, getSchemaBySchemaId } from '../api'
import { LeadLine } from '../components/tool/LeadLine'
import { SolutionCard } from '../components/tool/SolutionCard'
import { useArea } from '../components/useArea'
import { clueSolution, clueTool } from '../routes'
import { verdictOf } from '../rules/judge'
import { mayJudge } from '../stores/Judging'

/** Solutions of a lead (/clueSolution): the results of its judgements, and those that are not finished. */
export default observer(function LeadSolutions() {
  const { t, say, page } = useArea()
  const { id } = useSearch(clueSolution)
  const found = useResource(async (core, signal) => {
    const { http } = core
    const [judgements, scenes, mayAnswer] = await Promise.all([
      http(getPreStroe, { leadId: id }, { signal }),
      http(getScene, {}, { signal }),
      mayJudge(core, id),
    ])
    const ids = [...new Set(judgements.flatMap(({ results }) => results.map(({ schemaId }) => schemaId)))]
    const solutions = ids.length === 0 ? [] : await http(getSchemaBySchemaId, { ids }, { signal })
    return { judgements, scenes, solutions, mayAnswer }
  })
  const judgeAnew = () => page.open(clueTool, { id })
  const begin = { label: t('solution.begin'), onPress: judgeAnew }
  const mayAnswer = found.value?.mayAnswer === true
  const none = mayAnswer
    ? { title: t('solution.none'), text: t('solution.noneText'), action: begin }
    : { title: t('solution.none'), text: t('tool.deniedText') }
  return (
    <PageFrame
      title={t('title.clueSolution')}
      bottomBar={
        mayAnswer && found.value && found.value.judgements.length > 0 ? (
          <Button variant="brand" wide onPress={judgeAnew}>
            {t('solution.again')}
          </Button>
        ) : undefined
      }
    >
      <LeadLine id={id} />
      <ResourceView section={found} empty={({ judgements }) => (judgements.length === 0 ? none : undefined)}>
        {({ judgements, scenes, solutions }) =>
          judgements.map(({ sceneId, at, answers, results }) => (
            <section key={sceneId} data-record={`judgement:${sceneId}`}>
              <Card>
                <Cell
                  title={say.name(scenes.find((each) => each.id === sceneId)) ?? sceneId}
                  note={
                    results.length > 0
                      ? at && t('solution.at', { when: say.moment(at) })
                      : t('solution.unfinished', { count: answers.length })
                  }
                  onPress={() => page.open(clueTool, { id, scene: sceneId })}
                />
              </Card>
              {results.map(({ schemaId, fit }) => {
                const solution = solutions.find((each) => each.id === schemaId)
                return solution ? (
                  <SolutionCard key={schemaId} solution={solution} fit={fit} verdict={verdictOf(fit)} />
                ) : null
              })}
            </section>
          ))
        }
      </ResourceView>
    </PageFrame>
  )
})

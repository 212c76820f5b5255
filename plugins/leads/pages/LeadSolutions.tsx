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

/** Solutions of a lead (/clueSolution): the results of its judgements, and those that are not finished. */
export default observer(function LeadSolutions() {
  const { t, say, page } = useArea()
  const { id } = useSearch(clueSolution)
  const found = useResource(async ({ http }, signal) => {
    const [judgements, scenes] = await Promise.all([
      http(getPreStroe, { leadId: id }, { signal }),
      http(getScene, {}, { signal }),
    ])
    const ids = [...new Set(judgements.flatMap(({ results }) => results.map(({ schemaId }) => schemaId)))]
    const solutions = ids.length === 0 ? [] : await http(getSchemaBySchemaId, { ids }, { signal })
    return { judgements, scenes, solutions }
  })
  const judgeAnew = () => page.open(clueTool, { id })
  const begin = { label: t('solution.begin'), onPress: judgeAnew }
  const none = { title: t('solution.none'), text: t('solution.noneText'), action: begin }
  return (
    <PageFrame
      title={t('title.clueSolution')}
      bottomBar={
        found.value && found.value.judgements.length > 0 ? (
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

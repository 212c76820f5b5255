import { observer } from 'mobx-react-lite'
import { formatMoment } from '#src/calendar'
import type { Core } from '#src/core'
import { Awaited } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { useResource } from '#src/records'
import { Button, Card, Cell, PageFrame } from '#src/ui'
import { getPreStroe, getScene, getSchemaBySchemaId } from '../api'
import { LeadLine } from '../components/tool/LeadLine'
import { SolutionCard } from '../components/tool/SolutionCard'
import { clueSolution, clueTool } from '../routes'
import { verdictOf } from '../rules/judge'
import type { LeadId } from '../rules/vocabulary'
import { useTexts } from '../texts'

/** Solutions of a lead (/clueSolution): the results of its judgements, and those that are not finished. */
export default observer(function LeadSolutions() {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const { id } = useSearch(clueSolution)
  const found = useResource((core, signal) => solutionsOf(core, id, signal))
  const judgeAnew = () => page.open(clueTool, { id })
  const isEmpty = found.value?.judgements.length === 0
  return (
    <PageFrame
      title={t('title.clueSolution')}
      bottomBar={
        found.value && !isEmpty ? (
          <Button variant="brand" wide onPress={judgeAnew}>
            {t('solution.again')}
          </Button>
        ) : undefined
      }
    >
      <LeadLine id={id} />
      <Awaited
        section={found}
        empty={({ judgements }) =>
          judgements.length === 0
            ? {
                title: t('solution.none'),
                text: t('solution.noneText'),
                action: { label: t('solution.begin'), onPress: judgeAnew },
              }
            : undefined
        }
      >
        {({ judgements, scenes, solutions }) =>
          judgements.map(({ sceneId, at, answers, results }) => {
            const scene = scenes.find((each) => each.id === sceneId)
            const isDone = results.length > 0
            return (
              <section key={sceneId} data-record={`judgement:${sceneId}`}>
                <Card>
                  <Cell
                    title={scene ? nameIn(scene, language) : sceneId}
                    note={
                      isDone
                        ? at && t('solution.at', { when: formatMoment(at, language) })
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
            )
          })
        }
      </Awaited>
    </PageFrame>
  )
})

/** Judgements of a lead with their scenes and solutions. */
async function solutionsOf({ http }: Core, leadId: LeadId, signal: AbortSignal) {
  const [judgements, scenes] = await Promise.all([
    http(getPreStroe, { leadId }, { signal }),
    http(getScene, {}, { signal }),
  ])
  const ids = [...new Set(judgements.flatMap(({ results }) => results.map(({ schemaId }) => schemaId)))]
  const solutions = ids.length === 0 ? [] : await http(getSchemaBySchemaId, { ids }, { signal })
  return { judgements, scenes, solutions }
}

import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ResourceView, WithoutSubject } from '#kit/detail'
import { queryOf, responseOf, useResource } from '#kit/records'
import { column, DataTable } from '#kit/tables'
import { postToTodoApp } from '#platform/messages'
import { useSearch } from '#platform/navigation'
import { Button, Chip, PageFrame, Sheet, SkeletonCards, usePageTools } from '#ui/components'
import { matchSolutions, type Solution } from '../api'
import { PARTS, SolutionCard, useSizeWords, useValueWords } from '../components/SolutionCard'
import { useTexts } from '../plugin'
import { salesSolutionsAdviceSelect } from '../routes'
import { needFrom } from '../rules/fields'
import '../components/solution.css'

export { solutionSearch as search } from '../rules/filters'

/** Exactly so many solutions are compared. */
const COMPARED = 2

/** Solutions for a customer's needs, the best ones first; two can be compared (/salesSolutionsAdviceSelect). */
export default observer(function AdviceSelect() {
  const t = useTexts()
  const title = t('title.salesSolutionsAdviceSelect')
  const { page } = usePageTools()
  const { custId, needs = [], capacity } = useSearch(salesSolutionsAdviceSelect)
  const [marked, setMarked] = useState<readonly string[]>([])
  const [isComparing, setComparing] = useState(false)
  const wanted = needs.flatMap(needFrom)
  const isAsked = custId !== undefined && wanted.length > 0
  const found = useResource(
    async (core, signal) => {
      if (!isAsked) return []
      const query = queryOf(matchSolutions, { custId, needs: wanted, capacity })
      return (await responseOf(core, query, { signal, background: true })).value
    },
    [custId, ...needs, capacity].join(' '),
  )
  const choose = ({ id, name, nameEn }: Solution) => {
    const value = { id, name, nameEn }
    // In the to-do app no page of ours waits.
    if (!page.answer(salesSolutionsAdviceSelect, value))
      postToTodoApp('todo.done', { route: salesSolutionsAdviceSelect.path, value })
  }
  const chosen = (found.value ?? []).filter(({ id }) => marked.includes(id))
  const mark = (id: string, isOn: boolean) => setMarked(isOn ? [...marked, id] : marked.filter((other) => other !== id))
  if (!isAsked) return <WithoutSubject title={title} missing={t('advice.needsFirst')} />
  return (
    <PageFrame
      title={title}
      bottomBar={
        (found.value?.length ?? 0) > 1 && (
          <>
            {chosen.length === COMPARED ? null : <p className="bar-why">{t('error.compare')}</p>}
            <Button variant="brand" wide disabled={chosen.length !== COMPARED} onPress={() => setComparing(true)}>
              {t('solution.compare')}
            </Button>
          </>
        )
      }
    >
      <ResourceView
        section={found}
        skeleton={<SkeletonCards />}
        empty={(all) =>
          all.length === 0
            ? {
                title: t('solution.none'),
                text: t('solution.noneText'),
                action: { label: t('solution.back'), onPress: page.back },
              }
            : undefined
        }
      >
        {(all) =>
          all.map((solution) => (
            <div key={solution.id} data-record={`solution:${solution.id}`}>
              <SolutionCard solution={solution}>
                <div className="solution__actions">
                  <Chip
                    pressed={marked.includes(solution.id)}
                    onPress={() => mark(solution.id, !marked.includes(solution.id))}
                  >
                    {t('solution.mark')}
                  </Chip>
                  <Button variant="brand" onPress={() => choose(solution)}>
                    {t('solution.choose')}
                  </Button>
                </div>
              </SolutionCard>
            </div>
          ))
        }
      </ResourceView>
      <Sheet open={isComparing} onClose={() => setComparing(false)} title={t('solution.compare')}>
        <Comparison solutions={chosen} />
      </Sheet>
    </PageFrame>
  )
})

/** Two solutions beside each other. */
function Comparison({ solutions }: { readonly solutions: readonly Solution[] }) {
  const t = useTexts()
  const { say } = usePageTools()
  const yearly = useValueWords()
  const size = useSizeWords()
  const facts: readonly (readonly [string, (solution: Solution) => string | undefined])[] = [
    [t('solution.match'), ({ match }) => say.percent(match / 100)],
    ...PARTS.map((part) => [t(`matchPart.${part}`), ({ parts }: Solution) => say.percent(parts[part])] as const),
    [t('solution.value'), yearly],
    [t('solution.capacity'), size],
    [t('solution.products'), ({ products }) => say.list(products.map((each) => say.name(each)))],
    [t('solution.margin'), ({ margin }) => say.percent(margin)],
  ]
  return (
    <DataTable
      label={t('solution.compare')}
      keyOf={([label]) => label}
      columns={[
        column('fact', t('solution.fact'), ([label]: (typeof facts)[number]) => label),
        ...solutions.map((solution) => {
          const text = ([, of]: (typeof facts)[number]) => of(solution) ?? '–'
          const node = (fact: (typeof facts)[number]) => <span className="solution__wrapped">{text(fact)}</span>
          return column(solution.id, say.name(solution), text, { node })
        }),
      ]}
      rows={facts}
    />
  )
}

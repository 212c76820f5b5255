import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Facts } from '#kit/detail'
import { Card, Notice, ShareBars, usePageTools } from '#ui/components'
import type { Solution } from '../api'
import { useTexts } from '../plugin'
import { capacityUnit } from '../rules/match'
import { useNeedWords } from './tags'

/** What a match is made of. */
export const PARTS = ['need', 'industry', 'size'] as const

/** What a solution is worth a year in words; nothing where that is unknown. */
export function useValueWords() {
  const t = useTexts()
  const { say } = usePageTools()
  return ({ value: { low, mid, high } }: Solution) => {
    if (mid === 0) return undefined
    return low < high
      ? t('solution.range', { low: say.money(low), high: say.money(high) })
      : t('solution.yearly', { value: say.money(mid) })
  }
}

/** From which capacity to which a solution is offered: '4–10 t/h'. */
export function useSizeWords() {
  const { say } = usePageTools()
  return ({ capMin, capMax, tags }: Solution) => `${say.number(capMin)}–${say.number(capMax)} ${capacityUnit(tags)}`
}

/** A solution: how well it fits and why, what it is worth, what belongs to it. */
export const SolutionCard = observer(function SolutionCard(props: {
  readonly solution: Solution
  /** Below the facts. */
  readonly children?: ReactNode
}) {
  const { solution, children } = props
  const t = useTexts()
  const { say } = usePageTools()
  const needs = useNeedWords()
  const yearly = useValueWords()
  const size = useSizeWords()
  const { match, parts, tags, products, margin, withdrawn } = solution
  return (
    <Card title={say.name(solution)}>
      {withdrawn && <Notice tone="warn">{t('solution.withdrawn')}</Notice>}
      <Facts
        facts={[
          { label: t('solution.match'), value: say.percent(match / 100) },
          { label: t('solution.value'), value: yearly(solution) },
          { label: t('solution.capacity'), value: size(solution) },
          { label: t('solution.for'), value: say.list(tags.map(needs.tag)) },
          { label: t('solution.products'), value: say.list(products.map((each) => say.name(each))) },
          { label: t('solution.margin'), value: say.percent(margin) },
        ]}
      />
      <ShareBars rows={PARTS.map((key) => ({ key, label: t(`matchPart.${key}`), share: parts[key] }))} />
      {children}
    </Card>
  )
})

import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Facts } from '#kit/detail'
import { Card, Notice, ShareBars, usePageTools } from '#ui/components'
import type { Solution } from '../api'
import { useTexts } from '../plugin'
import { useNeedWords } from './tags'

/** What a match is made of. */
export const PARTS = ['need', 'industry', 'size'] as const

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
  const { match, parts, value, tags, products, capMin, capMax, margin, withdrawn } = solution
  return (
    <Card title={say.name(solution)}>
      {withdrawn && <Notice tone="warn">{t('solution.withdrawn')}</Notice>}
      <Facts
        facts={[
          { label: t('solution.match'), value: say.percent(match / 100) },
          {
            label: t('solution.value'),
            value:
              value.mid > 0 &&
              (value.low < value.high
                ? t('solution.range', { low: say.money(value.low), high: say.money(value.high) })
                : t('solution.yearly', { value: say.money(value.mid) })),
          },
          { label: t('solution.capacity'), value: `${say.number(capMin)}–${say.number(capMax)}` },
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

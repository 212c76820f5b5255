import { Card, Cell, Tag, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import type { Content } from '../rules/content'
import { type CellDifference, differenceOf } from '../rules/difference'
import { useBudgetWords } from './useBudgetWords'
import { useCellText } from './useCellText'

const TONES = { added: 'good', removed: 'risk', changed: 'brand', moved: 'plain' } as const

/** What differs between two contents, the largest change first (domain/budget.md 4.7). */
export function DifferenceCard({ before, after }: { readonly before: Content; readonly after: Content }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const words = useBudgetWords()
  const inWords = useCellText()
  const { rows, cells, total, share } = differenceOf(before, after)
  if (rows.length === 0 && cells.length === 0) return <Card pad>{t('difference.none')}</Card>
  const signed = (delta: number | undefined) => (delta === undefined ? '–' : say.signed(delta))
  const textOf = ({ key, before: from, after: to }: CellDifference) =>
    `${words.cell(key)}: ${inWords(key, from)} → ${inWords(key, to)}`
  return (
    <Card title={t('difference.title')}>
      <Cell
        title={t('difference.total')}
        value={`${signed(total)}${share === undefined ? '' : ` (${say.change(share)})`}`}
      />
      {rows.map(({ code, name, kind, delta, cells: changed }) => (
        <Cell
          key={code}
          icon={<Tag tone={TONES[kind]}>{word('difference', kind)}</Tag>}
          title={`${code} ${name}`}
          note={changed.map(textOf).join(' · ')}
          value={signed(delta)}
        />
      ))}
      {cells.map((each) => (
        <Cell
          key={each.key}
          title={words.cell(each.key)}
          value={`${inWords(each.key, each.before)} → ${inWords(each.key, each.after)}`}
        />
      ))}
    </Card>
  )
}

import { formatSigned } from '#base/quantities'
import { Card, Cell, Tag, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import type { Content } from '../rules/content'
import { type CellDifference, differenceOf } from '../rules/difference'
import { useBudgetWords } from './useBudgetWords'

const TONES = { added: 'good', removed: 'risk', changed: 'brand', moved: 'plain' } as const

interface VersionDifferencesProps {
  readonly no: number
  readonly content: Content
  /** The version before it. */
  readonly previous: Content | undefined
  /** What it became; undefined if it is the latest. */
  readonly present: Content | undefined
}

/** What a version changed, and what was changed since. */
export function VersionDifferences({ no, content, previous, present }: VersionDifferencesProps) {
  const t = useTexts()
  if (!previous && !present) return <Card pad>{t('version.only')}</Card>
  return (
    <>
      {previous ? (
        <DifferenceCard title={t('version.previous', { no: no - 1 })} before={previous} after={content} />
      ) : null}
      {present ? <DifferenceCard title={t('version.present')} before={content} after={present} /> : null}
    </>
  )
}

interface DifferenceCardProps {
  readonly title: string
  readonly before: Content
  readonly after: Content
}

/** What differs between two contents, the largest change first (domain/budget.md 4.7). */
function DifferenceCard({ title, before, after }: DifferenceCardProps) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const words = useBudgetWords()
  const { rows, cells, total, share } = differenceOf(before, after)
  if (rows.length === 0 && cells.length === 0)
    return (
      <Card title={title} pad>
        {t('difference.none')}
      </Card>
    )
  const signed = (delta: number | undefined) =>
    delta === undefined ? '–' : formatSigned(delta, (size) => say.money(size, true))
  const textOf = ({ key, before: from, after: to }: CellDifference) =>
    `${words.cell(key)}: ${words.value(key, from)} → ${words.value(key, to)}`
  return (
    <Card title={title}>
      <Cell
        title={t('difference.total')}
        value={`${signed(total)}${share === undefined ? '' : ` (${say.change(share)})`}`}
      />
      {rows.map(({ code, name, kind, delta, cells: changed }) => (
        <Cell
          key={code}
          title={`${code} ${name}`}
          note={
            <>
              <Tag tone={TONES[kind]}>{word('difference', kind)}</Tag> {changed.map(textOf).join(' · ')}
            </>
          }
          value={signed(delta)}
        />
      ))}
      {cells.map((each) => (
        <Cell
          key={each.key}
          title={words.cell(each.key)}
          value={`${words.value(each.key, each.before)} → ${words.value(each.key, each.after)}`}
        />
      ))}
    </Card>
  )
}

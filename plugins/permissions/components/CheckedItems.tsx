import { observer } from 'mobx-react-lite'
import { days } from '#base/calendar'
import type { LiveCheck } from '#kit/forms'
import { refusalText, textByRule } from '#kit/records'
import { namesIn, useLanguage } from '#platform/i18n'
import { Attention, Card, Cell, InlineError, SkeletonLines } from '#ui/components'
import type { Checked } from '../api'
import { useTexts } from '../plugin'
import { type Period, piecesOf } from '../rules/period'
import { useWords } from './useWords'
import './roles.css'

/** A checked role: its texts, and the requested item. */
export interface CheckedItem {
  readonly title: string
  readonly organisation: string
  readonly requested?: Period
}

interface CheckedItemsProps {
  readonly check: LiveCheck<readonly Checked[]>
  /** In the order of the request. */
  readonly items: readonly CheckedItem[]
}

/** Result of the server's check before a submit: the remaining periods, who decides, or why a role is refused. */
export const CheckedItems = observer(function CheckedItems({ check, items }: CheckedItemsProps) {
  const t = useTexts()
  const { status, value, error } = check
  if (items.length === 0 || status === 'idle') return null
  return (
    <Card title={t('check.title')}>
      {status === 'failed' ? <InlineError text={refusalText(error, t)} /> : null}
      {status === 'loading' ? <SkeletonLines count={items.length + 1} /> : null}
      <div role="status">
        {value?.map((checked, index) => {
          const item = items[index]
          // biome-ignore lint/suspicious/noArrayIndexKey: a role is identified by its index in the request
          return item && <CheckedRow key={index} item={item} checked={checked} />
        })}
      </div>
    </Card>
  )
})

const CheckedRow = observer(function CheckedRow({ item, checked }: { item: CheckedItem; checked: Checked }) {
  const t = useTexts()
  const language = useLanguage()
  const words = useWords()
  const { title, organisation, requested } = item
  const { pieces, approvers, code, pending } = checked
  if (code !== undefined) {
    const waiting = pending && { from: words.day(pending.from), to: words.day(pending.to) }
    const refused = textByRule(t, `refused.${code}`, { name: organisation, ...waiting }) ?? t('check.refused')
    return <Cell title={title} note={<Attention>{refused}</Attention>} />
  }
  // Days that are over are asked for by nobody, whatever roles one has: those of a draft, and the first one of a check
  // that was made before midnight.
  const [rest = requested] = requested ? piecesOf(requested, [], days.today()) : []
  const isCut = rest && (pieces.length > 1 || pieces.some(({ from, to }) => from > rest.from || to !== rest.to))
  return (
    <Cell
      title={title}
      note={
        <>
          {isCut ? <Attention>{t('check.cut')}</Attention> : null}
          {requested
            ? pieces.map((piece) => (
                <span key={piece.from} className="role-check">
                  {words.period(piece)}
                </span>
              ))
            : null}
          <span className="role-check">{t('check.decides', { names: namesIn(approvers, language) })}</span>
        </>
      }
    />
  )
})

import { useCodeText, useFormats } from '#ui/components'
import { useTexts } from '../plugin'
import { type CellError, isPlain } from '../rules/sheet'
import { cellWords } from './cellWords'

/** Words for cells, their errors and figures. */
export function useBudgetWords() {
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  const { cell, value } = cellWords(word)
  /** `text`: what is typed in the cell; of a plain number, the bounds are said. */
  const error = (found: CellError, text?: string): string => {
    if (text !== undefined && (text.trim() === '' || isPlain(text))) return t('error.number')
    switch (found.kind) {
      case '#NAME':
        return t('cell.name', { name: found.name })
      case '#CYCLE':
        return t('cell.cycle', { path: found.path.join(' → ') })
      case '#REF':
        return t('cell.ref', { cell: cell(found.cell) })
      case '#SYNTAX':
        return t('cell.syntax')
      case '#DIV0':
        return t('cell.div0')
      case '#NUM':
        return t('cell.num')
      case '#VALUE':
        return t('cell.value')
    }
  }
  const percent = (rate: number) => `${say.number(rate)}%`
  const irr = (rates: readonly number[]) => {
    if (rates.length === 0) return t('figure.none')
    return rates.length === 1
      ? percent(rates[0] ?? 0)
      : t('figure.notUnique', { rates: rates.map(percent).join(' / ') })
  }
  const years = (count: number | undefined, most: number) =>
    count === undefined ? t('figure.never', { n: most }) : t('figure.years', { n: say.number(count) })
  /** Of a finance figure. */
  const unit = (of: string) => (of === 'years' ? t('sheet.years') : of.replace('CNY', say.currency))
  return { cell, value, error, irr, years, percent, unit }
}

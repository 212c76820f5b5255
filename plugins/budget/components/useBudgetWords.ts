import { useCodeText, useFormats } from '#ui/components'
import { useTexts } from '../plugin'
import type { CellError } from '../rules/sheet'

/** Words for cells, their errors and figures. */
export function useBudgetWords() {
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  /** `A1.qty` → `A1 Quantity`. */
  const cell = (key: string): string => {
    const [row = '', field = '', ...rest] = key.split('.')
    if (row === 'finance') return word('finance', field)
    if (row === 'p') return [key.split('.').slice(0, 2).join('.'), ...rest.map((each) => word('field', each))].join(' ')
    return field === '' ? word('field', row) : `${row} ${word('field', field)}`
  }
  const error = (found: CellError): string => {
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
  const percent = (value: number) => `${say.number(value)}%`
  const irr = (rates: readonly number[]) => {
    if (rates.length === 0) return t('figure.none')
    return rates.length === 1
      ? percent(rates[0] ?? 0)
      : t('figure.notUnique', { rates: rates.map(percent).join(' / ') })
  }
  const years = (value: number | undefined, most: number) =>
    value === undefined ? t('figure.never', { n: most }) : t('figure.years', { n: say.number(value) })
  return { cell, error, irr, years, percent }
}

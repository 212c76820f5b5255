import { formatNumber, sumOf } from '#base/quantities'
import { monthCategories } from '#kit/charts'
import { column, DataTable, figures, useExport } from '#kit/tables'
import { useLanguage } from '#platform/i18n'
import { Button, Tag } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'
import { gas, gasBefore, months } from './sampleGas'

interface Month {
  readonly name: string
  readonly volume: number
  readonly before: number
}

const changeOf = ({ volume, before }: Month) => volume / before - 1
const percentOf = (row: Month) => `${(changeOf(row) * 100).toFixed(1)}%`

export default function DataTableExample() {
  const t = useTexts()
  const language = useLanguage()
  const save = useExport()
  const { categories } = monthCategories(months, language)
  const rows: readonly Month[] = categories.map((name, index) => ({
    name,
    volume: gas[index] ?? 0,
    before: gasBefore[index] ?? 0,
  }))
  const total: Month = {
    name: '',
    volume: sumOf(rows, ({ volume }) => volume),
    before: sumOf(rows, ({ before }) => before),
  }
  const columns = [
    column<Month>('month', t('parts.month'), ({ name }) => name),
    figures<Month>('volume', t('parts.volume'), ({ volume }) => formatNumber(volume, language)),
    figures<Month>('before', t('parts.before'), ({ before }) => formatNumber(before, language)),
    figures<Month>('change', t('parts.change'), percentOf, {
      node: (row) => (changeOf(row) < 0 ? null : <Tag tone="good">{percentOf(row)}</Tag>),
      tone: (row) => (changeOf(row) < -0.1 ? 'risk' : changeOf(row) < 0 ? 'warn' : undefined),
    }),
  ]
  return (
    <>
      <Shown state="sums">
        <DataTable label={t('parts.gas12')} columns={columns} rows={rows} keyOf={({ name }) => name} total={total} />
      </Shown>
      <Shown state="export" pad>
        <Button onPress={() => save(t('parts.gas12'), columns, rows)}>{t('parts.save')}</Button>
      </Shown>
      <Shown state="empty">
        <DataTable label={t('parts.bills')} columns={columns} rows={[]} keyOf={({ name }) => name} />
      </Shown>
    </>
  )
}

import { formatNumber } from '#src/calendar'
import { monthCategories } from '#src/charts'
import { useLanguage } from '#src/i18n'
import { type Column, DataTable, useExport } from '#src/tables'
import { Button } from '#src/ui'
import { useTexts } from '../texts'
import { Shown } from './Shown'
import { gas, gasBefore, months } from './sampleGas'

interface Month {
  readonly name: string
  readonly volume: number
  readonly before: number
}

const changeOf = ({ volume, before }: Month) => volume / before - 1

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
  const sum = (of: readonly number[]) => of.reduce((all, value) => all + value, 0)
  const total: Month = { name: '', volume: sum(gas), before: sum(gasBefore) }
  const columns: readonly Column<Month>[] = [
    { key: 'month', label: t('parts.month'), text: ({ name }) => name },
    { key: 'volume', label: t('parts.volume'), align: 'end', text: ({ volume }) => formatNumber(volume, language) },
    { key: 'before', label: t('parts.before'), align: 'end', text: ({ before }) => formatNumber(before, language) },
    {
      key: 'change',
      label: t('parts.change'),
      align: 'end',
      text: (row) => `${(changeOf(row) * 100).toFixed(1)}%`,
      tone: (row) => (changeOf(row) < -0.1 ? 'risk' : changeOf(row) < 0 ? 'warn' : undefined),
    },
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

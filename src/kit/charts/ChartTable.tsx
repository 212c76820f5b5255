import { type Column, DataTable } from '#kit/tables'
import { listIn, useLanguage } from '#platform/i18n'
import { cellText } from './figures'
import type { Mark, Series } from './series'
import { useChartTexts } from './texts'

export interface ChartTableProps {
  readonly label: string
  readonly unit: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  readonly marks: readonly Mark[]
}

/** The figures of a chart in full, category by category. */
export function ChartTable({ label, unit, categories, series, marks }: ChartTableProps) {
  const t = useChartTexts()
  const language = useLanguage()
  const columns: readonly Column<number>[] = [
    { key: 'category', label, text: (index) => categories[index] ?? '' },
    ...series.map(
      (each): Column<number> => ({
        key: each.name,
        label: unit ? t('chart.in', { name: each.name, unit }) : each.name,
        align: 'end',
        text: (index) => cellText(each, index, t, language),
      }),
    ),
    ...(marks.length === 0
      ? []
      : [{ key: 'events', label: t('chart.events'), text: (index: number) => listIn(at(marks, index), language) }]),
  ]
  return <DataTable label={label} columns={columns} rows={[...categories.keys()]} keyOf={String} />
}

const at = (marks: readonly Mark[], index: number) =>
  marks.filter((mark) => mark.at === index).map((mark) => mark.label)

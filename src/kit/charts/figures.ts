import type { Language } from '#base/config'
import { formatNumber } from '#base/quantities'
import { listIn } from '#platform/i18n'
import { figureText } from './axis'
import type { Series } from './series'
import type { ChartTexts } from './texts'

type Value = Series['values'][number] | undefined

interface Words {
  readonly t: ChartTexts
  readonly language: Language
  /** How one number is written. */
  readonly write: (value: number) => string
}

function valueText(value: Value, isRunning: boolean, { t, write }: Words): string {
  if (value === null || value === undefined) return t('chart.none')
  const text =
    typeof value === 'number' ? write(value) : t('chart.between', { low: write(value[0]), high: write(value[1]) })
  return isRunning ? t('chart.soFar', { value: text }) : text
}

/** A value of the table: in full; the unit is in the head. */
export function cellText(series: Series, index: number, t: ChartTexts, language: Language): string {
  const write = (value: number) => formatNumber(value, language)
  return valueText(series.values[index], index === series.running, { t, language, write })
}

/** A value in the readout of a tap: short, with its unit. */
export function readoutText(series: Series, index: number, unit: string, t: ChartTexts, language: Language): string {
  const write = (value: number) => figureText(value, unit, language)
  return valueText(series.values[index], index === series.running, { t, language, write })
}

/** All figures of a category in one sentence, for those who hear the chart. */
export function spokenFigures(
  { categories, series, unit }: { categories: readonly string[]; series: readonly Series[]; unit: string },
  index: number,
  t: ChartTexts,
  language: Language,
): string {
  const figures = series.map((each) => `${each.name} ${readoutText(each, index, unit, t, language)}`)
  return t('chart.spoken', { at: categories[index] ?? '', figures: listIn(figures, language) })
}

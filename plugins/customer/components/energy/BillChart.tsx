import { useMemo } from 'react'
import { Chart, monthCategories, type Series } from '#src/charts'
import { useLanguage } from '#src/i18n'
import type { Day } from '#src/wire'
import type { BillMonth } from '../../rules/billMonths'
import { type Energy, UNITS } from '../../rules/energies'
import { monthNumber, monthOf } from '../../rules/months'
import { TOU_PERIODS } from '../../rules/powerBill'
import { useTexts } from '../../texts'

interface BillChartProps {
  readonly energy: Energy
  /** Oldest first; a month without a bill is missing. */
  readonly months: readonly BillMonth[]
}

/** Volumes of up to 36 months: beside those of a year before, or of electricity by period of the day. */
export function BillChart({ energy, months }: BillChartProps) {
  const t = useTexts()
  const language = useLanguage()
  const chart = useMemo(() => {
    const known = new Map(months.map((month) => [month.month, month]))
    const [first, last] = [months[0], months[months.length - 1]].map((month) => monthNumber(month?.month ?? '0000-01'))
    const all = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => monthOf((first ?? 0) + index))
    const running = all.findIndex((month) => known.get(month)?.isRunning)
    const volumes = all.map((month) => known.get(month)?.volume ?? null)
    const names = monthCategories(
      all.map((month) => `${month}-01` as Day),
      language,
    )
    const isRunning = running < 0 ? {} : { running }
    const bars: Series[] = months.some(({ tou }) => tou)
      ? TOU_PERIODS.filter((period) => months.some(({ tou }) => tou?.[period])).map((period) => ({
          ...{ name: t(`bill.tou.${period}`), kind: 'bar', stack: 'power', ...isRunning },
          values: all.map((month) => known.get(month)?.tou?.[period] ?? null),
        }))
      : [
          { name: t(`energy.${energy}`), kind: 'bar', values: volumes, ...isRunning },
          {
            ...{ name: t('bill.yearBefore'), kind: 'line', look: 'before' },
            values: all.map((_, index) => volumes[index - 12] ?? null),
          },
        ]
    return { ...names, series: bars }
  }, [months, energy, t, language])
  return <Chart label={t('bill.chart', { energy: t(`energy.${energy}`) })} unit={UNITS[energy]} {...chart} />
}

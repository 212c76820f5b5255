import { useMemo } from 'react'
import { Chart, monthCategories, type Series } from '#src/charts'
import { useLanguage } from '#src/i18n'
import type { BillMonth } from '../../rules/billMonths'
import { type Energy, UNITS } from '../../rules/energies'
import { monthNumber, monthsUntil } from '../../rules/months'
import { TOU_PERIODS } from '../../rules/powerBill'
import { useTexts } from '../../texts'

interface BillChartProps {
  readonly energy: Energy
  /** Oldest first, at least one; a month without a bill is missing. */
  readonly months: readonly BillMonth[]
}

/** Volumes of up to 36 months: beside those of a year before, or of electricity by period of the day. */
export function BillChart({ energy, months }: BillChartProps) {
  const t = useTexts()
  const language = useLanguage()
  const chart = useMemo(() => {
    const known = new Map(months.map((month) => [month.month, month]))
    const [first = '', last = ''] = [months[0]?.month, months[months.length - 1]?.month]
    const all = monthsUntil(last, monthNumber(last) - monthNumber(first) + 1)
    const running = all.findIndex((month) => known.get(month)?.isRunning)
    const bar = { kind: 'bar', ...(running >= 0 && { running }) } as const
    const volumes = all.map((month) => known.get(month)?.volume ?? null)
    const before = all.map((_, index) => volumes[index - 12] ?? null)
    const periods = TOU_PERIODS.filter((period) => months.some(({ tou }) => tou?.[period]))
    const series: Series[] = months.some(({ tou }) => tou)
      ? periods.map((period) => ({
          ...{ ...bar, name: t(`bill.tou.${period}`), stack: 'power' },
          values: all.map((month) => known.get(month)?.tou?.[period] ?? null),
        }))
      : [
          { ...bar, name: t(`energy.${energy}`), values: volumes },
          { name: t('bill.yearBefore'), kind: 'line', look: 'before', values: before },
        ]
    return { ...monthCategories(all, language), series }
  }, [months, energy, t, language])
  return <Chart label={t('bill.chart', { energy: t(`energy.${energy}`) })} unit={UNITS[energy]} {...chart} />
}

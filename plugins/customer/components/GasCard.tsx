import { useMemo } from 'react'
import { type Day, days, formatShort } from '#src/calendar'
import { Chart, monthCategories } from '#src/charts'
import { usePageNavigation } from '#src/navigation'
import { Card, Delta } from '#src/ui'
import type { Company } from '../api/company'
import { customerEnergyBill } from '../routes'
import { monthNumber, monthOf } from '../rules/months'
import { useTexts } from '../texts'
import { useWords } from './useWords'

/** Gas of 12 months beside the year before; the running month is dashed (mock 'Gas, 12 months'). */
export function GasCard({ company }: { readonly company: Company }) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const { language } = words
  const { id, gas12, change, of, months = [], before = [] } = company
  const byMonth = useMemo(() => {
    const last = monthNumber(days.today())
    const list = months.map((_, index) => `${monthOf(last - months.length + 1 + index)}-01` as Day)
    return monthCategories(list, language)
  }, [months, language])
  const series = useMemo(
    () =>
      [
        { name: t('gas.now'), kind: 'bar', values: months, running: months.length - 1 },
        { name: t('gas.before'), kind: 'line', look: 'before', values: before },
      ] as const,
    [t, months, before],
  )
  return (
    <Card title={t('gas.title')} link={{ label: t('gas.bills'), onPress: () => page.open(customerEnergyBill, { id }) }}>
      <div className="customer-gas">
        <p className="customer-gas__sum">
          <b>{gas12 === undefined ? '—' : formatShort(gas12, language)}</b> m³
          {change === undefined ? (
            <span>{t('row.new')}</span>
          ) : (
            <>
              <Delta
                value={change}
                shown={words.change(change).replace(/^[+-]/, '')}
                label={t('row.change', { change: words.change(change) })}
              />
              <span>{of === undefined ? t('gas.onBefore') : t('gas.of', { count: of })}</span>
            </>
          )}
        </p>
        <Chart label={t('gas.title')} unit="m³" {...byMonth} series={series} />
      </div>
    </Card>
  )
}

import { useMemo } from 'react'
import { days } from '#src/calendar'
import { Chart, monthCategories } from '#src/charts'
import { Card } from '#src/ui'
import type { Company } from '../api/company'
import { customerEnergyBill } from '../routes'
import { monthsUntil } from '../rules/months'
import { GasChange } from './companyParts'
import { useArea } from './useArea'

/** Gas of 12 months beside the year before; the running month is dashed (mock 'Gas, 12 months'). */
export function GasCard({ company }: { readonly company: Company }) {
  const { t, say, page } = useArea()
  const { id, gas12, change, of, months = [], before = [] } = company
  const chart = useMemo(
    () => ({
      ...monthCategories(monthsUntil(days.today(), months.length), say.language),
      series: [
        { name: t('gas.now'), kind: 'bar', values: months, running: months.length - 1 },
        { name: t('gas.before'), kind: 'line', look: 'before', values: before },
      ] as const,
    }),
    [t, months, before, say],
  )
  const bills = { label: t('gas.bills'), onPress: () => page.open(customerEnergyBill, { id }) }
  if ([...months, ...before].every((volume) => !volume))
    return (
      <Card title={t('gas.title')} link={bills}>
        <p className="section__empty">{t('gas.none')}</p>
      </Card>
    )
  return (
    <Card title={t('gas.title')} link={bills}>
      <div className="customer-gas">
        <p className="customer-gas__sum">
          <b>{say.short(gas12) ?? '—'}</b> m³
          {change === undefined ? null : <GasChange change={change} />}
          <span>
            {t(change === undefined ? 'row.new' : of === undefined ? 'gas.onBefore' : 'gas.of', { count: of })}
          </span>
        </p>
      </div>
      <Chart label={t('gas.title')} unit="m³" {...chart} />
    </Card>
  )
}

import { monthNumber, monthsUntil } from '#src/calendar'
import { Chart, monthCategories, type Series } from '#src/charts'
import { Facts } from '#src/detail'
import { Card, Sheet } from '#src/ui'
import type { Bill } from '../../api/energy'
import type { BillMonth } from '../../rules/billMonths'
import { type Energy, UNITS } from '../../rules/energies'
import { powerBill, TARIFF_SINCE, TOU_PERIODS } from '../../rules/powerBill'
import { useArea } from '../useArea'

interface BillChartProps {
  readonly energy: Energy
  /** Oldest first, at least one; a month without a bill is missing. */
  readonly months: readonly BillMonth[]
}

/** Volumes of up to 36 months: beside those of a year before, or of electricity by period of the day. */
export function BillChart({ energy, months }: BillChartProps) {
  const { t, say } = useArea()
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
  const chart = { ...monthCategories(all, say.language), series }
  return <Chart label={t('bill.chart', { energy: t(`energy.${energy}`) })} unit={UNITS[energy]} {...chart} />
}

interface BillSheetProps {
  readonly energy: Energy
  readonly month: BillMonth<Bill>
  readonly onClose: () => void
}

/** The bills of a month one by one; of electricity with what each period of the day costs. */
export function BillSheet({ energy, month, onClose }: BillSheetProps) {
  const { t, say } = useArea()
  const lineOf = ({ volume, price }: Pick<Bill, 'volume' | 'price'>) =>
    `${say.number(volume)} ${UNITS[energy]} × ${price.toFixed(4)}`
  const volumes = (bill: Bill) =>
    bill.tou
      ? powerBill(bill.tou, bill.price).lines.map((line) => ({
          label: t(`bill.tou.${line.period}`),
          value: `${lineOf(line)} = ${say.money(line.amount, true)}`,
        }))
      : [{ label: t('bill.volume'), value: lineOf(bill) }]
  return (
    <Sheet open onClose={onClose} title={say.month(month.month)}>
      {month.bills.map((bill, index) => (
        <Card key={bill.id} title={month.bills.length > 1 ? t('bill.number', { n: index + 1 }) : undefined}>
          <Facts
            facts={[
              ...volumes(bill),
              { label: t('bill.amount'), value: say.money(bill.amount, true) },
              { label: t('bill.paid'), value: t(`bill.state.${month.isRunning ? 'running' : (bill.paid as 'paid')}`) },
              !month.isRunning && { label: t('bill.dueAt'), value: say.day(bill.dueAt) },
              { label: t('bill.paidAt'), value: say.day(bill.paidAt) },
            ]}
          />
        </Card>
      ))}
      {energy === 'elec' ? <p className="section__empty">{t('bill.tariff', { day: TARIFF_SINCE })}</p> : null}
    </Sheet>
  )
}

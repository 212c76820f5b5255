import { formatDay, formatMoney, formatNumber, momentOf } from '#src/calendar'
import { Facts } from '#src/detail'
import { useLanguage } from '#src/i18n'
import { Card, Sheet } from '#src/ui'
import type { Bill } from '../../api/energy'
import type { BillMonth } from '../../rules/billMonths'
import { type Energy, UNITS } from '../../rules/energies'
import { powerBill, TARIFF_SINCE } from '../../rules/powerBill'
import { useTexts } from '../../texts'
import { monthText } from './bills'

interface BillSheetProps {
  readonly energy: Energy
  readonly month: BillMonth<Bill> | undefined
  readonly onClose: () => void
}

/** The bills of a month one by one; of electricity with what each period of the day costs. */
export function BillSheet({ energy, month, onClose }: BillSheetProps) {
  const t = useTexts()
  const language = useLanguage()
  const day = (value: Bill['dueAt']) => formatDay(momentOf(value), language)
  const unit = UNITS[energy]
  const lineOf = ({ volume, price }: Pick<Bill, 'volume' | 'price'>) =>
    `${formatNumber(volume, language)} ${unit} × ${price.toFixed(4)}`
  return (
    <Sheet open={month !== undefined} onClose={onClose} title={month ? monthText(month.month, language) : ''}>
      {month?.bills.map((bill, index) => (
        <Card key={bill.id} title={month.bills.length > 1 ? t('bill.number', { n: index + 1 }) : undefined}>
          <Facts
            facts={[
              ...(bill.tou
                ? powerBill(bill.tou, bill.price).lines.map((line) => ({
                    label: t(`bill.tou.${line.period}`),
                    value: `${lineOf(line)} = ${formatMoney(line.amount, language, true)}`,
                  }))
                : [{ label: t('bill.volume'), value: lineOf(bill) }]),
              { label: t('bill.amount'), value: formatMoney(bill.amount, language, true) },
              { label: t('bill.paid'), value: t(`bill.state.${month.isRunning ? 'running' : (bill.paid as 'paid')}`) },
              !month.isRunning && { label: t('bill.dueAt'), value: day(bill.dueAt) },
              bill.paidAt !== undefined && { label: t('bill.paidAt'), value: day(bill.paidAt) },
            ]}
          />
        </Card>
      ))}
      {energy === 'elec' ? <p className="section__empty">{t('bill.tariff', { day: TARIFF_SINCE })}</p> : null}
    </Sheet>
  )
}

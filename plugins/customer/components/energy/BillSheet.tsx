import { Facts } from '#src/detail'
import { Card, Sheet, useFormats } from '#src/ui'
import type { Bill } from '../../api/energy'
import type { BillMonth } from '../../rules/billMonths'
import { type Energy, UNITS } from '../../rules/energies'
import { powerBill, TARIFF_SINCE } from '../../rules/powerBill'
import { useTexts } from '../../texts'

interface BillSheetProps {
  readonly energy: Energy
  readonly month: BillMonth<Bill>
  readonly onClose: () => void
}

/** The bills of a month one by one; of electricity with what each period of the day costs. */
export function BillSheet({ energy, month, onClose }: BillSheetProps) {
  const t = useTexts()
  const say = useFormats()
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

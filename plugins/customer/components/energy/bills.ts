import { formatMonth, formatNumber, momentOf, roundTo } from '#src/calendar'
import type { Language } from '#src/i18n'
import type { Column } from '#src/tables'
import type { Day } from '#src/wire'
import type { Bill } from '../../api/energy'
import type { BillMonth } from '../../rules/billMonths'
import { type Energy, UNITS } from '../../rules/energies'
import { TOU_PERIODS } from '../../rules/powerBill'
import type { CustomerTexts } from '../../texts'

/** Bills in words, for the table on screen and for the file. */

/** How a month is paid: of bills that differ, the worst; `late`: not all of it although its day has passed. */
export function paidOf({ bills, isRunning }: BillMonth<Bill>, today: Day) {
  if (isRunning) return 'running'
  const open = bills.filter(({ paid }) => paid !== 'paid')
  if (open.length === 0) return 'paid'
  if (open.some(({ dueAt }) => dueAt < today)) return 'late'
  return open.some(({ paid }) => paid === 'unpaid') ? 'unpaid' : 'part'
}
const PAID_TONES = { running: undefined, paid: 'good', late: 'risk', unpaid: 'warn', part: 'warn' } as const

export const monthText = (month: string, language: Language) => formatMonth(momentOf(`${month}-01` as Day), language)

/** `+5.5%`, `−4.0%`; a dash where nothing can be compared. */
export function changeText(change: number | undefined): string {
  if (change === undefined) return '–'
  const percent = roundTo(change * 100, 1)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`
}

/** Columns of the table by month, newest first. */
export function monthColumns(energy: Energy, today: Day, t: CustomerTexts, language: Language) {
  const number = (value: number) => formatNumber(value, language)
  const columns: Column<BillMonth<Bill>>[] = [
    { key: 'month', label: t('bill.month'), text: ({ month }) => monthText(month, language) },
    { key: 'volume', label: UNITS[energy], align: 'end', text: ({ volume }) => number(volume) },
    { key: 'change', label: t('bill.change'), align: 'end', text: ({ change }) => changeText(change) },
    { key: 'amount', label: 'CNY', align: 'end', text: ({ amount }) => number(roundTo(amount, 0)) },
    {
      key: 'paid',
      label: t('bill.paid'),
      text: (month) => t(`bill.state.${paidOf(month, today)}`),
      tone: (month) => PAID_TONES[paidOf(month, today)],
    },
    { key: 'price', label: `CNY/${UNITS[energy]}`, align: 'end', text: ({ price }) => price.toFixed(4) },
  ]
  return columns
}

/** Columns of the file: a line for each bill; figures without separators, so that they can be added up. */
export function fileColumns(name: string, t: CustomerTexts): readonly Column<Bill>[] {
  const column = (key: string, label: string, text: (bill: Bill) => string): Column<Bill> => ({ key, label, text })
  return [
    column('customer', t('bill.customer'), () => name),
    column('month', t('bill.month'), ({ month }) => month),
    column('energy', t('bill.energy'), ({ energy }) => t(`energy.${energy as Energy}`)),
    column('volume', t('bill.volume'), ({ volume }) => String(volume)),
    column('unit', t('bill.unit'), ({ energy }) => UNITS[energy as Energy]),
    column('price', t('bill.price'), ({ price }) => price.toFixed(4)),
    column('amount', t('bill.amount'), ({ amount }) => amount.toFixed(2)),
    ...TOU_PERIODS.map((period) => column(period, t(`bill.tou.${period}`), ({ tou }) => String(tou?.[period] ?? ''))),
    column('paid', t('bill.paid'), ({ paid }) => t(`bill.state.${paid as 'paid'}`)),
    column('dueAt', t('bill.dueAt'), ({ dueAt }) => dueAt),
    column('paidAt', t('bill.paidAt'), ({ paidAt }) => paidAt ?? ''),
  ]
}

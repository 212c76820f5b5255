import { roundTo } from '#src/calendar'
import { type Column, column, figures } from '#src/tables'
import type { Formats } from '#src/ui'
import type { Day } from '#src/wire'
import type { Bill } from '../../api/energy'
import type { BillMonth } from '../../rules/billMonths'
import { TOU_PERIODS } from '../../rules/powerBill'
import { type Energy, UNITS } from '../../rules/vocabulary'
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

/** `+5.5%`, `−4.0%`; a dash where nothing can be compared. */
export function changeText(change: number | undefined): string {
  if (change === undefined) return '–'
  const percent = roundTo(change * 100, 1)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`
}

/** Columns of the table by month, newest first. */
export function monthColumns(energy: Energy, today: Day, t: CustomerTexts, say: Formats): Column<BillMonth<Bill>>[] {
  return [
    column('month', t('bill.month'), ({ month }) => say.month(month)),
    figures('volume', UNITS[energy], ({ volume }) => say.number(volume)),
    figures('change', t('bill.change'), ({ change }) => changeText(change)),
    figures('amount', 'CNY', ({ amount }) => say.number(roundTo(amount, 0))),
    column('paid', t('bill.paid'), (month) => t(`bill.state.${paidOf(month, today)}`), {
      tone: (month) => PAID_TONES[paidOf(month, today)],
    }),
    figures('price', `CNY/${UNITS[energy]}`, ({ price }) => price.toFixed(4)),
  ]
}

/** Columns of the file: a line for each bill; figures without separators, so that they can be added up. */
export function fileColumns(name: string, t: CustomerTexts): Column<Bill>[] {
  return [
    column('customer', t('bill.customer'), () => name),
    column('month', t('bill.month'), ({ month }) => month),
    column('energy', t('bill.energy'), ({ energy }) => t(`energy.${energy as Energy}`)),
    column('volume', t('bill.volume'), ({ volume }) => String(volume)),
    column('unit', t('bill.unit'), ({ energy }) => UNITS[energy as Energy]),
    column('price', t('bill.price'), ({ price }) => price.toFixed(4)),
    column('amount', t('bill.amount'), ({ amount }) => amount.toFixed(2)),
    ...TOU_PERIODS.map((period) =>
      column<Bill>(period, t(`bill.tou.${period}`), ({ tou }) => String(tou?.[period] ?? '')),
    ),
    column('paid', t('bill.paid'), ({ paid }) => t(`bill.state.${paid as 'paid'}`)),
    column('dueAt', t('bill.dueAt'), ({ dueAt }) => dueAt),
    column('paidAt', t('bill.paidAt'), ({ paidAt }) => paidAt ?? ''),
  ]
}
